import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { AreaProjects } from "~/domain/projects/projects-card";
import { listAreaProjects } from "~/domain/projects/projects.server";
import { SERVICE_AREA_IMAGES, ServiceAreaPage } from "~/domain/services/service-areas";
import { AreaMembers } from "~/domain/team/team-card";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { listAreaMembers } from "~/domain/team/team.server";
import { notFound, pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, siteOf } from "~/http/site-request.server";
import { serviceAreaOf } from "~/i18n/service-areas";
import { screenAt, splitPrefix } from "~/paths";
import { heroImagePreload } from "~/ui/site/hero-image";
import { serviceAreaMeta } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

/** Includes preloads, because `links` does not get the params. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const area = areaAt(splitPrefix(location.pathname).path);
  const preloads = heroImagePreload(SERVICE_AREA_IMAGES[area]).map((link) => ({ tagName: "link", ...link }));
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

export default function ServiceArea() {
  const { texts, projects, members } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <ServiceAreaPage area={areaAt(site.path)} site={site} saved={valueOr(texts, {})}>
      <AreaProjects projects={projects} site={site} />
      <AreaMembers members={members} site={site} />
    </ServiceAreaPage>
  );
}

function areaAt(path: string) {
  const area = serviceAreaOf(screenAt(path) ?? "");
  if (area === undefined || area === "podcast") throw notFound();
  return area;
}
