import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { findLastAdminId, listRoles, listUsers } from "~/domain/people/users/users.server";
import { PermissionLegend, UsersOverview } from "~/domain/people/users/users-overview";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Benutzer");

export const ErrorBoundary = screenError("Fehler beim Laden der Benutzer");

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
