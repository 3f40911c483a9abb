import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCrewEntries } from "~/domain/podcast/crew-admin.server";
import { CrewTable } from "~/domain/podcast/crew-table";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Podcast-Crew");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "podcast_crew");
  return { entries: await listCrewEntries() };
}

export default function PodcastCrew() {
  return (
    <>
      <PageHeader
        title="Podcast-Crew"
        lead="Die Podcast-Seite zeigt zuerst Teammitglieder mit dem Service Podcast-Produktion, dann diese Einträge."
      />
      <CrewTable {...useLoaderData<typeof loader>()} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Crew-Mitglieder" homeUrl={paths.admin.home} />;
}
