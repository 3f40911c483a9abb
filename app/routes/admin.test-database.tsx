import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { filesOnPages, findOrphanedFiles } from "~/domain/media/orphaned-files.server";
import { BackupsPanel, OrphanedFilesPanel } from "~/domain/system/storage-panels";
import { ChecksPanel, DatabaseStatePanel, MigrationsPanel, OutboxPanel, PageCachePanel } from "~/domain/system/state-panels";
import { findOutboxState } from "~/domain/messages/delivery.server";
import { findBackups } from "~/domain/system/backups.server";
import { checkSurroundings } from "~/domain/system/checks.server";
import { findDatabaseState } from "~/domain/system/database-state.server";
import { isMemberTypeMissing, listMemberRows } from "~/domain/team/team.server";
import { MemberRowsTable } from "~/domain/team/team-rows-table";
import { attemptOr } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { pageIn } from "~/http/search-params";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Datenbank-Test", failure: "Fehler beim Laden der Teammitglieder" });

/** Reads each part separately, so that the page can show which of them fail. */
export async function loader({ request, context: { front } }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "test_database");
  const search = new URL(request.url).searchParams;
  const wanted = { orphans: pageIn(search, "orphans"), missing: pageIn(search, "missing") };
  const orNull = <Value,>(read: () => Promise<Value>) => attemptOr(request, read, null);
  const [checks, state, migrations, files, outbox, backups, members, isTypeMissing] = await Promise.all([
    orNull(checkSurroundings),
    orNull(findDatabaseState),
    orNull(async () => (await front?.migrations()) ?? null),
    orNull(async () => filesOnPages(await findOrphanedFiles(), wanted)),
    orNull(findOutboxState),
    orNull(() => findBackups()),
    orNull(() => listMemberRows(pageIn(search))),
    orNull(isMemberTypeMissing),
  ]);
  return { checks, state, migrations, files, outbox, backups, members, isTypeMissing: isTypeMissing === true, pageCache: front?.pageCache() ?? null };
}

export default function TestDatabase() {
  const { checks, state, migrations, files, outbox, backups, members, isTypeMissing, pageCache } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const urlOf = (list: string) => (page: number) => {
    const next = new URLSearchParams({ ...Object.fromEntries(search), [list]: page.toString() });
    return `${paths.admin.testDatabase}?${next.toString()}`;
  };
  return (
    <>
      <PageHeader title="Datenbank-Test" lead="Zeigt, ob alles antwortet, was die Website braucht, und was in der Team-Tabelle steht." />
      <div className="stack">
        <div className="halves">
          <ChecksPanel checks={checks} />
          <DatabaseStatePanel state={state} />
          <OrphanedFilesPanel files={files} urlOf={urlOf} />
          <PageCachePanel state={pageCache} />
          <OutboxPanel state={outbox} />
        </div>
        <BackupsPanel backups={backups} />
        <MigrationsPanel state={migrations} />
        <MemberRowsTable found={members} urlOf={urlOf("page")} isTypeMissing={isTypeMissing} />
      </div>
    </>
  );
}
