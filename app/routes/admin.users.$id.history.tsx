import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { HistoryPage } from "~/domain/changes/history-page";
import { listUserHistory } from "~/domain/users/user-history.server";
import { USER_MISSING } from "~/domain/users/user-notices";
import { USER_FIELDS, USER_WORDS } from "~/domain/users/user-words";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

const { users } = paths.admin;

export const handle = { hydrate: true };

export const meta = () => titled("Verlauf");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "users");
  const history = await listUserHistory(params.id ?? "", { page: pageNumber(request) });
  if (history === null) throw notFound(USER_MISSING);
  return { ...history, mayUpdate: can(user, "update", "users") };
}

export default function UserHistory() {
  const { id, ...history } = useLoaderData<typeof loader>();
  const urls = { edit: users.edit(id), history: (page: number) => users.history(id, page), reset: null };
  return <HistoryPage {...history} words={USER_FIELDS} list={USER_WORDS.list} urls={urls} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Verlaufs" homeUrl={paths.admin.home} />;
}
