import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { AreaProjects } from "~/domain/projects/projects-card";
import { listAreaProjects } from "~/domain/projects/projects.server";
import { AreaMembers } from "~/domain/team/team-card";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { listAreaMembers } from "~/domain/team/team.server";
import { notFound, pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, siteOf } from "~/http/site-request.server";
import { textsOf } from "~/i18n/page-labels";
import { type ServiceArea, serviceAreaOf } from "~/i18n/service-areas";
import { linkTo, screenAt, splitPrefix } from "~/paths";
import { heroImagePreload, type PageHeroName, PictureHero } from "~/ui/site/hero-image";
import { NumberedList } from "~/ui/site/numbered-list";
import { serviceAreaMeta } from "~/ui/site/page-meta";
import { CallToAction, LinkButton, Section } from "~/ui/site/page-parts";
import { useDictionary, useSite } from "~/ui/site/use-site";

type PlainArea = Exclude<ServiceArea, "podcast">;

const IMAGES: Record<PlainArea, PageHeroName> = {
  mallorca_kino: "cinema",
  radio: "radio",
  media_web: "screens",
  mallorca_events: "stage",
};

/** Includes preloads, because `links` does not get the params. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const area = areaAt(splitPrefix(location.pathname).path);
  const preloads = heroImagePreload(IMAGES[area]).map((link) => ({ tagName: "link", ...link }));
  return [...serviceAreaMeta(area, matches, data ? valueOr(data.texts, {}) : {}), ...preloads];
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { path, language } = await siteOf(request);
  const area = areaAt(path);
  const [texts, projects, members] = await Promise.all([
    show(request, () => findSavedTexts(area, language)),
    show(request, () => listAreaProjects(area, language)),
    show(request, () => listAreaMembers(area, language)),
  ]);
  return answerWith({ texts, projects, members });
}

export default function ServiceAreaPage() {
  const { texts, projects, members } = useLoaderData<typeof loader>();
  const site = useSite();
  const { areas } = useDictionary();
  const area = areaAt(site.path);
  const { services, cta } = areas.pages[area];
  const text = textsOf(area, site.language, valueOr(texts, {}));
  return (
    <>
      <PictureHero image={IMAGES[area]} eyebrow={text("title")} title={text("subtitle")} intro={<p>{text("hero_text")}</p>} />
      <section className="section">
        <div className="wrap statements">
          <div className="statement">
            <h2>{areas.about}</h2>
            <p>{text("description")}</p>
          </div>
        </div>
      </section>
      <Section tone="sand" title={services.title} intro={text("services_intro")}>
        <NumberedList items={services.items} look="pairs" />
      </Section>
      <AreaProjects projects={projects} site={site} />
      <AreaMembers members={members} site={site} />
      <CallToAction title={cta.title} text={text("cta_text")}>
        <LinkButton href={linkTo(site, "contact")}>{areas.contact}</LinkButton>
        <LinkButton href={linkTo(site, "services")} look="line">
          {areas.allServices}
        </LinkButton>
      </CallToAction>
    </>
  );
}

function areaAt(path: string): PlainArea {
  const area = serviceAreaOf(screenAt(path) ?? "");
  if (area === undefined || area === "podcast") throw notFound();
  return area;
}
