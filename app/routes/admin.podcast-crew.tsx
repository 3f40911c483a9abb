import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { PodcastCrewList } from "~/domain/podcast-crew/podcast-crew-list";
import { listCrewToEdit } from "~/domain/podcast-crew/podcast-crew-admin.server";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Podcast-Crew");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_crew");
  return { may: rightsOn(user, "podcast_crew"), ...(await listCrewToEdit({ page: pageNumber(request) })) };
}

export default function PodcastCrew() {
  return <PodcastCrewList {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure={RESOURCES.podcast_crew.texts.notLoaded} homeUrl={paths.admin.home} />;
}
