import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAllProjects } from "~/domain/projects/projects-admin.server";
import { ProjectsOverview } from "~/domain/projects/projects-overview";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Projekte");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "projects");
  return { projects: await listAllProjects() };
}

export default function Projects() {
  return (
    <>
      <PageHeader title="Projekte" lead="Was entstanden ist. Hervorgehobene Projekte zeigt die Website im Portfolio." />
      <ProjectsOverview {...useLoaderData<typeof loader>()} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Projekte" homeUrl={paths.admin.home} />;
}
