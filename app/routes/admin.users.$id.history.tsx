import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can, isLeftToAdmins } from "~/domain/people/access/permissions";
import { HistoryPage } from "~/domain/record/history-page";
import { listUserHistory } from "~/domain/people/users/users.server";
import { USER_MISSING } from "~/domain/people/users/user-notices";
import { USER_LABELS } from "~/domain/people/users/user-labels";
import { requireFound, requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

const { users } = paths.admin;

export const { meta, ErrorBoundary } = adminScreen({ title: "Verlauf", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await requirePermission(request, "read", "users");
  const found = requireFound(await listUserHistory(params.id ?? "", { page: pageNumber(request) }), USER_MISSING);
  const { user, ...history } = found;
  const mayUpdate = can(by, "update", "users") && user !== null && !isLeftToAdmins(by, user.roleName);
  return { ...history, isDeleted: user === null, mayUpdate };
}

export default function UserHistory() {
  const { id, ...history } = useLoaderData<typeof loader>();
  const urls = { edit: users.edit(id), history: (page: number) => users.history(id, page), reset: null };
  return <HistoryPage {...history} fields={USER_LABELS.fields} list={USER_LABELS.list} urls={urls} />;
}
