import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { listedBy } from "~/domain/team/member-list";
import { MemberOverview } from "~/domain/team/member-overview";
import { listMembersToEdit } from "~/domain/team/members-to-edit.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Team");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "team");
  const { filter, page } = listedBy(new URL(request.url).searchParams);
  const may = {
    create: can(user, "create", "team"),
    update: can(user, "update", "team"),
    delete: can(user, "delete", "team"),
  };
  return { filter, may, ...(await listMembersToEdit({ filter, page })) };
}

export default function Team() {
  return <MemberOverview {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Teammitglieder" homeUrl={paths.admin.home} />;
}
