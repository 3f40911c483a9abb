import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isLeftToAdmins, rightsOn } from "~/domain/people/access/permissions";
import { findLastAdminId, listRoles, listUsers } from "~/domain/people/users/users.server";
import { UsersOverview } from "~/domain/people/users/users-overview";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Benutzer", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const page = pageNumber(request);
  const [{ users, ...list }, roles, lastAdminId] = await Promise.all([listUsers({ page }), listRoles(), findLastAdminId()]);
  const may = rightsOn(user, "users");
  const shown = users.map((one) => ({ ...one, isOwn: one.id === user.adminUserId, may: isLeftToAdmins(user, one.roleName) ? NO_RIGHTS : may }));
  return { ...list, users: shown, roles, lastAdminId, may };
}

const NO_RIGHTS = { create: false, update: false, delete: false };

export default function Users() {
  return <UsersOverview {...useLoaderData<typeof loader>()} />;
}
