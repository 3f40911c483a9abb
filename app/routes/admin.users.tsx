import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAdminUsers, listRoles } from "~/domain/access/admin-users.server";
import { AdminUsersTable } from "~/domain/access/admin-users-table";
import { PermissionLegend } from "~/domain/access/permission-legend";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Benutzer");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "users");
  const [users, roles] = await Promise.all([listAdminUsers(), listRoles()]);
  return { users, roles };
}

export default function Users() {
  const { users, roles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Benutzer" lead="Wer sich hier anmelden kann und was jede Rolle darf." />
      <div className="stack">
        <AdminUsersTable users={users} />
        <PermissionLegend roles={roles} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Benutzer" homeUrl={paths.admin.home} />;
}
