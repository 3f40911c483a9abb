import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts-admin.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { projectFilterFrom } from "~/domain/projects/projects";
import { NoProjectsTable, ProjectsList } from "~/domain/projects/projects-list";
import { listProjectsToEdit } from "~/domain/projects/projects.server";
import { ListFrame } from "~/domain/record/list-frame";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Projekte");

export const ErrorBoundary = screenError(RESOURCES.projects.texts.notLoaded);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "projects");
  const filter = projectFilterFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listProjectsToEdit({ filter, page: pageNumber(request) });
  const drafts = await findListedDrafts("projects", { ids: list?.projects.map(({ id }) => id) ?? [], page: list?.page ?? 1 });
  return { filter, may: rightsOn(user, "projects"), drafts, list };
}

export default function Projects() {
  const { list, drafts, ...view } = useLoaderData<typeof loader>();
  if (list === null) return <NoProjectsTable />;
  return (
    <ListFrame resource="projects" drafts={drafts} may={view.may}>
      <ProjectsList {...view} {...list} />
    </ListFrame>
  );
}
