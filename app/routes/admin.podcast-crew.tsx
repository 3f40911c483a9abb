import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts-admin.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { PodcastCrewList } from "~/domain/podcast-crew/podcast-crew-list";
import { listCrewToEdit } from "~/domain/podcast-crew/podcast-crew.server";
import { ListFrame } from "~/domain/record/list-frame";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Podcast-Crew");

export const ErrorBoundary = screenError(RESOURCES.podcast_crew.texts.notLoaded);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_crew");
  const list = await listCrewToEdit({ page: pageNumber(request) });
  const drafts = await findListedDrafts("podcast_crew", { ids: list.entries.map(({ id }) => id), page: list.page });
  return { may: rightsOn(user, "podcast_crew"), drafts, ...list };
}

export default function PodcastCrew() {
  const { drafts, ...list } = useLoaderData<typeof loader>();
  return (
    <ListFrame resource="podcast_crew" drafts={drafts} may={list.may}>
      <PodcastCrewList {...list} />
    </ListFrame>
  );
}
