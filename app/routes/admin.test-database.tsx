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
import { MEMBER_TYPE_MISSING } from "~/domain/team/team";
import { attemptOr } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { pageIn } from "~/http/search-params";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { NoticeBox } from "~/ui/admin/notice";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { type Column, Noted, Table } from "~/ui/admin/table";

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

type Members = Awaited<ReturnType<typeof listMemberRows>>;

type Props = { found: Members | null; urlOf: (page: number) => string; isTypeMissing: boolean };

function MemberRowsTable({ found, urlOf, isTypeMissing }: Props) {
  if (found === null) {
    return (
      <Panel title="Teammitglieder">
        <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden der Teammitglieder" }}>
          {isTypeMissing ? <p>{MEMBER_TYPE_MISSING}</p> : null}
        </NoticeBox>
      </Panel>
    );
  }
  const { rows, count, page, pageCount } = found;
  return (
    <Panel title="Teammitglieder" count={count}>
      <Table caption="Teammitglieder" columns={columns} rows={rows} keyOf={(row) => row.id} empty={{ icon: "users", title: "Keine Teammitglieder gespeichert" }} />
      <Pagination label="Seiten der Teammitglieder" page={page} pageCount={pageCount} urlOf={urlOf} />
    </Panel>
  );
}

const columns: Column<Members["rows"][number]>[] = [
  { head: "Name", isHeading: true, cell: ({ id, name }) => <Noted note={id}>{name}</Noted> },
  { head: "Position, member_type", cell: ({ position, memberType }) => <Noted note={memberType}>{position}</Noted> },
  { head: "sort_order", cell: ({ sortOrder }) => sortOrder, align: "end" },
  { head: "Status", cell: ({ isActive }) => (isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Gelöscht</Badge>) },
  { head: "Geändert", cell: ({ updatedAt }) => <DateTime at={updatedAt} /> },
];
