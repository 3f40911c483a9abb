import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/consent";
import { projectHead } from "~/domain/projects/project-head";
import { ProjectScreen } from "~/domain/projects/project-screen";
import { findProjectPage } from "~/domain/projects/projects.server";
import { CACHE, pageHeaders, unavailable } from "~/http/answers";
import { requireFound } from "~/http/guard.server";
import { show, siteOf } from "~/http/site-request.server";
import { linkToProject, projectSlugAt } from "~/paths";
import { placeOf } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const handle = { frames: frameSources("video") };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? projectHead(data, placeOf(matches)) : []);

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await siteOf(request);
  const slug = requireFound(projectSlugAt(site.path));
  const found = await show(request, () => findProjectPage(slug, site.language));
  if (found.state !== "ready") throw unavailable();
  const page = requireFound(found.value);
  if (page.slug !== slug) throw redirect(linkToProject(site, page.slug), { status: 301, headers: { "Cache-Control": CACHE.page } });
  return page;
}

export default function Project() {
  return <ProjectScreen found={useLoaderData<typeof loader>()} site={useSite()} />;
}
