import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOrphanedFiles } from "~/domain/media/orphaned-files.server";
import { OrphanedFilesPanel } from "~/domain/media/orphaned-files-panel";
import { OutboxPanel } from "~/domain/messages/outbox-panel";
import { findOutboxState } from "~/domain/messages/message-outbox.server";
import { DatabaseStatePanel, MigrationsPanel, PageCachePanel } from "~/domain/system/state-panels";
import { findDatabaseState } from "~/domain/system/database-state.server";
import { listMemberRows } from "~/domain/team/team-admin.server";
import { MemberRowsTable } from "~/domain/team/team-rows-table";
import { isMemberTypeMissing } from "~/domain/team/team.server";
import { valueOr } from "~/http/attempt";
import { attempt } from "~/http/attempt.server";
import { frontOf } from "~/http/front-state";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Datenbank-Test");

/** Each part by itself: the page is there to show which of them fails. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "test_database");
  const front = frontOf(context);
  const orNull = async <Value,>(read: () => Promise<Value>) => valueOr(await attempt(request, read), null);
  const [state, migrations, files, outbox, rows, isTypeMissing] = await Promise.all([
    orNull(findDatabaseState),
    orNull(async () => (await front?.migrations()) ?? null),
    orNull(() => findOrphanedFiles()),
    orNull(() => findOutboxState()),
    orNull(listMemberRows),
    orNull(isMemberTypeMissing),
  ]);
  return { state, migrations, files, outbox, rows, isTypeMissing: isTypeMissing === true, pageCache: front?.pageCache() ?? null };
}

export default function TestDatabase() {
  const { state, migrations, files, outbox, rows, isTypeMissing, pageCache } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Datenbank-Test" lead="Zeigt, ob alles antwortet, was die Website braucht, und was in der Team-Tabelle steht." />
      <div className="stack">
        <div className="halves">
          <DatabaseStatePanel state={state} />
          <OrphanedFilesPanel files={files} />
          <PageCachePanel state={pageCache} />
          <OutboxPanel state={outbox} />
        </div>
        <MigrationsPanel state={migrations} />
        <MemberRowsTable rows={rows} isTypeMissing={isTypeMissing} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Teammitglieder" homeUrl={paths.admin.home} />;
}
