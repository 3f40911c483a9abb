import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findAreaTexts, findSavedTexts } from "~/domain/texts/site-texts.server";
import { Portfolio } from "~/domain/projects/projects-card";
import { listFeaturedProjects } from "~/domain/projects/projects.server";
import { MainServices, MoreServices } from "~/domain/services/services-card";
import { listActiveServices } from "~/domain/services/services.server";
import { pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, showList, siteOf } from "~/http/site-request.server";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { SERVICE_AREA_SCREENS, SERVICE_AREAS, type ServiceArea } from "~/i18n/service-areas";
import { linkTo, type Site } from "~/paths";
import { CallToAction, LinkButton, Section, TextLink } from "~/ui/site/page-parts";
import { NumberedList } from "~/ui/site/numbered-list";
import { pageMeta } from "~/ui/site/page-meta";
import { heroImagePreload, PictureHero } from "~/ui/site/hero-image";
import { useCompany, useDictionary, useSite } from "~/ui/site/use-site";

export const meta = pageMeta("kino");

export const links: LinksFunction = () => heroImagePreload("film-set");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  const [texts, areas, services, projects] = await Promise.all([
    show(request, () => findSavedTexts("services", language)),
    show(request, () => findAreaTexts(language)),
    showList(request, "services", (take) => listActiveServices(language, take)),
    show(request, () => listFeaturedProjects(language)),
  ]);
  return answerWith({ texts, areas, services, projects });
}

export default function Services() {
  const { texts, areas, services, projects } = useLoaderData<typeof loader>();
  const site = useSite();
  const { kino } = useDictionary();
  const text = textsOf("services", site.language, valueOr(texts, {}));
  const savedAreas = valueOr(areas, {});
  return (
    <>
      <PictureHero image="film-set" eyebrow={text("subtitle")} title={text("title")} intro={<p>{text("intro")}</p>} />
      <Portfolio projects={projects} site={site} text={text} />
      <MainServices services={services} site={site} text={text} />
      <Section tone="dark" title={text("process_title")} intro={text("process_intro")}>
        <NumberedList items={kino.process.steps} look="steps" />
      </Section>
      <MoreServices services={services} site={site} text={text} />
      <Section tone="sand" title={kino.areas.title}>
        <div className="areas">
          {SERVICE_AREAS.map((area) => (
            <AreaLine key={area} area={area} site={site} saved={savedAreas[area] ?? {}} />
          ))}
        </div>
      </Section>
      <CallToAction title={text("cta_title")} text={text("cta_text")}>
        <LinkButton href={useCompany().contactPageUrl} icon="arrowOut">
          {text("cta_button")}
        </LinkButton>
      </CallToAction>
    </>
  );
}

function AreaLine({ area, site, saved }: { area: ServiceArea; site: Site; saved: SavedTexts }) {
  const { t } = useTranslation();
  const text = textsOf(area, site.language, saved);
  const more = t("areas.more", { area: text("title") });
  return (
    <details id={area}>
      <summary>
        <h3>{text("title")}</h3>
        <span>{text("subtitle")}</span>
      </summary>
      <p>{text("description")}</p>
      <p>
        <TextLink href={linkTo(site, SERVICE_AREA_SCREENS[area])}>{more}</TextLink>
      </p>
    </details>
  );
}
