import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findListedDrafts } from "~/domain/desk/drafts-admin.server";
import { rightsOn } from "~/domain/people/access/permissions";
import { sponsorListFrom } from "~/domain/sponsors/sponsors";
import { SponsorsList } from "~/domain/sponsors/sponsors-list";
import { listSponsorsToEdit } from "~/domain/sponsors/sponsors.server";
import { ListFrame } from "~/domain/record/list-frame";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Sponsoren");

export const ErrorBoundary = screenError(RESOURCES.sponsors.texts.notLoaded);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "sponsors");
  const filter = sponsorListFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listSponsorsToEdit({ list: filter, page: pageNumber(request) });
  const ids = list.lists.flatMap(({ sponsors }) => sponsors).map(({ id }) => id);
  return { filter, may: rightsOn(user, "sponsors"), drafts: await findListedDrafts("sponsors", { ids, page: list.page }), ...list };
}

export default function Sponsors() {
  const { drafts, ...list } = useLoaderData<typeof loader>();
  return (
    <ListFrame resource="sponsors" drafts={drafts} may={list.may}>
      <SponsorsList {...list} />
    </ListFrame>
  );
}
