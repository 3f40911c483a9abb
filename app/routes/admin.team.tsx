import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts-admin.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { memberFilterFrom } from "~/domain/team/team";
import { TeamList } from "~/domain/team/team-list";
import { listMembersToEdit } from "~/domain/team/team.server";
import { ListFrame } from "~/domain/record/list-frame";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Team");

export const ErrorBoundary = screenError(RESOURCES.team.texts.notLoaded);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "team");
  const filter = memberFilterFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listMembersToEdit({ filter, page: pageNumber(request) });
  const ids = list.members.map(({ id }) => id);
  return { filter, may: rightsOn(user, "team"), drafts: await findListedDrafts("team", { ids, page: list.page }), ...list };
}

export default function Team() {
  const { drafts, ...list } = useLoaderData<typeof loader>();
  return (
    <ListFrame resource="team" drafts={drafts} may={list.may}>
      <TeamList {...list} />
    </ListFrame>
  );
}
