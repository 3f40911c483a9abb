import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { memberFilterFrom } from "~/domain/team/member-lists";
import { TeamList } from "~/domain/team/team-list";
import { listMembersToEdit } from "~/domain/team/team-admin.server";
import { RESOURCES } from "~/domain/resources";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Team");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "team");
  const filter = memberFilterFrom(new URL(request.url).searchParams.get("filter"));
  const list = await listMembersToEdit({ filter, page: pageNumber(request) });
  return { filter, may: rightsOn(user, "team"), ...list };
}

export default function Team() {
  return <TeamList {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure={RESOURCES.team.texts.notLoaded} homeUrl={paths.admin.home} />;
}
