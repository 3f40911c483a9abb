import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findStrayFiles } from "~/domain/media/stray-files.server";
import { StrayFilesPanel } from "~/domain/media/stray-files-panel";
import { DatabaseStatePanel } from "~/domain/settings/database-state";
import { findDatabaseState } from "~/domain/settings/database-state.server";
import { listMemberRows } from "~/domain/team/member-rows.server";
import { MemberRowsTable } from "~/domain/team/member-rows-table";
import { valueOr } from "~/http/attempt";
import { attempt } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Datenbank-Test");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "test_database");
  const [state, rows] = await Promise.all([findDatabaseState(), listMemberRows()]);
  const files = valueOr(await attempt(request, () => findStrayFiles()), null);
  return { state, rows, files };
}

export default function TestDatabase() {
  const { state, rows, files } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Datenbank-Test" lead="Zeigt, dass die Datenbank antwortet, und was in der Team-Tabelle steht." />
      <DatabaseStatePanel state={state} />
      <StrayFilesPanel files={files} />
      <MemberRowsTable rows={rows} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Teammitglieder" homeUrl={paths.admin.home} />;
}
