import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceAreas } from "~/domain/services/service-areas";
import { findAreaTexts, findSavedTexts } from "~/domain/texts/saved-texts.server";
import { ProjectCard } from "~/domain/projects/projects-card";
import { listFeaturedProjects } from "~/domain/projects/projects-public.server";
import { servicesOf } from "~/domain/services/services";
import { AdditionalServices, ServiceGrid } from "~/domain/services/services-card";
import { listActiveServices } from "~/domain/services/services-public.server";
import { valueOr } from "~/http/attempt";
import { answerWith } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { show } from "~/http/preview.server";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { type TextFinder, textsOf } from "~/i18n/page-labels";
import { CallToAction } from "~/ui/site/call-to-action";
import { LinkButton } from "~/ui/site/link-button";
import { AsyncList } from "~/ui/site/async-list";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { PageHeroImage, heroImagePreload } from "~/ui/site/hero-image";
import { Section } from "~/ui/site/section";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("kino");

export const links: LinksFunction = () => heroImagePreload("film-set");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  const [texts, areas, services, projects] = await Promise.all([
    show(request, () => findSavedTexts("services", language)),
    show(request, () => findAreaTexts(language)),
    show(request, () => listActiveServices(language)),
    show(request, () => listFeaturedProjects(language)),
  ]);
  return answerWith({ texts, areas, services, projects });
}

export default function Services() {
  const { texts } = useLoaderData<typeof loader>();
  const site = useSite();
  const { kino } = dictionaryOf(site.language);
  const text = textsOf("services", site.language, valueOr(texts, {}));
  return (
    <>
      <PageHero
        tone="dark"
        eyebrow={text("subtitle")}
        title={text("title")}
        intro={<p>{text("intro")}</p>}
        picture={<PageHeroImage name="film-set" />}
      />
      <ServiceSections text={text} />
      <Section tone="dark" title={text("process_title")} intro={text("process_intro")}>
        <NumberedList items={kino.process.steps} look="steps" />
      </Section>
      <Areas />
      <Portfolio text={text} />
      <CallToAction title={text("cta_title")} text={text("cta_text")}>
        <LinkButton href={company.contactPageUrl} icon="arrowOut">
          {text("cta_button")}
        </LinkButton>
      </CallToAction>
    </>
  );
}

function ServiceSections({ text }: { text: TextFinder<"services"> }) {
  const { services } = useLoaderData<typeof loader>();
  const site = useSite();
  const { kino } = dictionaryOf(site.language);
  const additional = servicesOf("additional", valueOr(services, []));
  return (
    <>
      <Section title={text("services_title")} intro={text("services_intro")}>
        <AsyncList found={services} words={kino.services} site={site}>
          {(all) => <ServiceGrid services={servicesOf("main", all)} site={site} />}
        </AsyncList>
      </Section>
      {additional.length > 0 && (
        <Section tone="sand" title={text("additional_title")} intro={text("additional_intro")}>
          <AdditionalServices services={additional} site={site} />
        </Section>
      )}
    </>
  );
}

/** What the company does, by field. Without the database the dictionary knows them too. */
function Areas() {
  const { areas } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <Section tone="sand" title={dictionaryOf(site.language).kino.areas.title}>
      <ServiceAreas site={site} saved={valueOr(areas, {})} />
    </Section>
  );
}

function Portfolio({ text }: { text: TextFinder<"services"> }) {
  const { projects } = useLoaderData<typeof loader>();
  const site = useSite();
  const { portfolio } = dictionaryOf(site.language).kino;
  return (
    <Section title={text("portfolio_title")} intro={text("portfolio_intro")}>
      <AsyncList found={projects} words={portfolio} site={site}>
        {(shown) => (
          <ol className="projects">
            {shown.map((project) => (
              <ProjectCard key={project.id} project={project} language={site.language} />
            ))}
          </ol>
        )}
      </AsyncList>
    </Section>
  );
}
