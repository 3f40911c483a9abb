import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { projectFilterFrom } from "~/domain/projects/project-lists";
import { NoProjectsTable, ProjectsList } from "~/domain/projects/projects-list";
import { listProjectsToEdit } from "~/domain/projects/projects-admin.server";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Projekte");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "projects");
  const filter = projectFilterFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listProjectsToEdit({ filter, page: pageNumber(request) });
  return { filter, may: rightsOn(user, "projects"), list };
}

export default function Projects() {
  const { list, ...view } = useLoaderData<typeof loader>();
  return list === null ? <NoProjectsTable /> : <ProjectsList {...view} {...list} />;
}

export function ErrorBoundary() {
  return <RouteError failure={RESOURCES.projects.texts.notLoaded} homeUrl={paths.admin.home} />;
}
