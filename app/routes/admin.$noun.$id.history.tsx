import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { HistoryPage } from "~/domain/changes/history-page";
import { listHistory } from "~/domain/changes/record-history.server";
import { RECORDS } from "~/domain/records/all-records.server";
import { notFound } from "~/http/errors";
import { pageNumber } from "~/http/page-number";
import { requireRecordPermission } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Verlauf");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { noun, user } = await requireRecordPermission(request, "read", params.noun);
  const id = params.id ?? "";
  const record = await RECORDS[noun].find(id);
  const history = await listHistory({ noun, recordId: id, current: record?.values ?? null }, { page: pageNumber(request) });
  const title = record?.title ?? history.lastName;
  if (title === null) throw notFound();
  return { noun, id, title, isDeleted: record === null, mayUpdate: can(user, "update", noun), ...history };
}

export default function RecordHistory() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Verlaufs" homeUrl={paths.admin.home} />;
}
