import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServiceAreas } from "~/domain/pages/service-areas";
import { findAreaTexts, findSavedTexts } from "~/domain/pages/saved-texts.server";
import { ProjectCard } from "~/domain/projects/project-card";
import { listFeaturedProjects } from "~/domain/projects/projects.server";
import { servicesOf } from "~/domain/services/service";
import { AdditionalServices, ServiceGrid } from "~/domain/services/service-list";
import { listActiveServices } from "~/domain/services/services.server";
import { valueOr } from "~/http/attempt";
import { answerWith, attempt } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { type TextFinder, textsOf } from "~/i18n/page-words";
import { CallToAction } from "~/ui/site/call-to-action";
import { EmptyNote } from "~/ui/site/empty-note";
import { LinkButton } from "~/ui/site/link-button";
import { LoadError } from "~/ui/site/load-error";
import { NumberedList } from "~/ui/site/numbered-list";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { HeroScene, scenePreload } from "~/ui/site/scene";
import { Section } from "~/ui/site/section";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("kino");

export const links: LinksFunction = () => scenePreload("film-set");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  const [texts, areas, services, projects] = await Promise.all([
    attempt(request, () => findSavedTexts("services", language)),
    attempt(request, () => findAreaTexts(language)),
    attempt(request, () => listActiveServices(language)),
    attempt(request, () => listFeaturedProjects(language)),
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
        picture={<HeroScene name="film-set" />}
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
  const { kino, podcast } = dictionaryOf(site.language);
  const all = services.state === "ready" ? services.value : [];
  const main = servicesOf("main", all);
  const additional = servicesOf("additional", all);
  return (
    <>
      <Section title={text("services_title")} intro={text("services_intro")}>
        {services.state === "error" && <LoadError site={site} title={podcast.error.loading} />}
        {services.state === "ready" && all.length === 0 && <EmptyNote>{kino.services.empty}</EmptyNote>}
        <ServiceGrid services={main} site={site} />
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
  const { podcast } = dictionaryOf(site.language);
  return (
    <Section title={text("portfolio_title")} intro={text("portfolio_intro")}>
      {projects.state === "error" && <LoadError site={site} title={podcast.error.loading} />}
      {projects.state === "ready" && projects.value.length === 0 && <EmptyNote>{portfolio.empty}</EmptyNote>}
      {projects.state === "ready" && (
        <ol className="projects">
          {projects.value.map((project) => (
            <ProjectCard key={project.id} project={project} language={site.language} />
          ))}
        </ol>
      )}
    </Section>
  );
}
