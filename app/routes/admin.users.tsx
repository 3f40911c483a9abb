import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { findLastAdminId, listRoles, listUsers } from "~/domain/people/users/users.server";
import { PermissionLegend, UsersOverview } from "~/domain/people/users/users-overview";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Benutzer");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const page = pageNumber(request);
  const [list, roles, lastAdminId] = await Promise.all([listUsers({ page }), listRoles(), findLastAdminId()]);
  return { ...list, roles, lastAdminId, may: rightsOn(user, "users") };
}

export default function Users() {
  const { roles, ...list } = useLoaderData<typeof loader>();
  return (
    <UsersOverview {...list}>
      <PermissionLegend roles={roles} />
    </UsersOverview>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Benutzer" />;
}
