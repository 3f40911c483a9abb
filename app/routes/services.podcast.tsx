import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { itemsOf } from "~/domain/texts/text";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { Crew, PodcastServiceList } from "~/domain/podcast-crew/podcast-crew-card";
import { listCrew } from "~/domain/podcast-crew/podcast-crew.server";
import { AreaProjects } from "~/domain/projects/projects-card";
import { listAreaProjects } from "~/domain/projects/projects.server";
import { findPodcastContent } from "~/domain/texts/podcast-sections.server";
import { pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, showList, siteOf } from "~/http/site-request.server";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-labels";
import { linkTo } from "~/paths";
import { serviceAreaMeta } from "~/ui/site/page-meta";
import { CallToAction, LinkButton, Section } from "~/ui/site/page-parts";
import { heroImagePreload, PictureHero } from "~/ui/site/hero-image";
import { useSite } from "~/ui/site/use-site";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  serviceAreaMeta("podcast", matches, data ? valueOr(data.area, {}) : {}, location.search);

export const links: LinksFunction = () => heroImagePreload("round-table");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  const [texts, area, content, projects, crew] = await Promise.all([
    show(request, () => findSavedTexts("services/podcast", language)),
    show(request, () => findSavedTexts("podcast", language)),
    show(request, () => findPodcastContent(language)),
    show(request, () => listAreaProjects("podcast", language)),
    showList(request, "podcast", (take) => listCrew(language, take)),
  ]);
  return answerWith({ texts, area, content, projects, crew });
}

export default function Podcast() {
  const { texts, area, content: found, projects, crew } = useLoaderData<typeof loader>();
  const site = useSite();
  const { podcast } = dictionaryOf(site.language);
  const content = valueOr(found, podcast.content);
  const text = textsOf("services/podcast", site.language, valueOr(texts, {}));
  const ofArea = textsOf("podcast", site.language, valueOr(area, {}));
  const { hero, services, cta } = content;
  return (
    <>
      <PictureHero
        image="round-table"
        eyebrow={ofArea("title")}
        title={hero.title}
        intro={
          <>
            <p>{`${hero.subtitle} ${ofArea("hero_text")}`}</p>
            <ul className="topics">
              {itemsOf(text("topics")).map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </>
        }
      >
        <p className="buttons">
          <LinkButton href="#services" icon="arrowDown">
            {hero.cta_services}
          </LinkButton>
          <LinkButton href="#crew" look="line" icon="arrowDown">
            {hero.cta_crew}
          </LinkButton>
        </p>
      </PictureHero>
      <Section id="services" eyebrow={podcast.eyebrows.services} title={services.title} intro={`${services.subtitle} ${ofArea("services_intro")}`}>
        <PodcastServiceList services={services.services} />
      </Section>
      <AreaProjects projects={projects} site={site} />
      <Crew crew={crew} site={site} texts={content.crew} empty={text("crew_empty")} />
      <CallToAction title={cta.title} text={`${cta.subtitle} ${ofArea("cta_text")}`}>
        <LinkButton href={linkTo(site, "contact")}>{cta.cta_contact}</LinkButton>
        <LinkButton href={linkTo(site, "services")} look="line">
          {cta.cta_services}
        </LinkButton>
      </CallToAction>
    </>
  );
}
