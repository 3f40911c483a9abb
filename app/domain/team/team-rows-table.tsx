import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { NoticeBox } from "~/ui/admin/notice";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { type Column, Noted, Table } from "~/ui/admin/table";
import type { PageOf } from "../record/list-pages";
import { type Member, MEMBER_TYPE_MISSING } from "./team";

type MemberRow = Pick<Member, "id" | "name" | "position"> & { memberType: string; sortOrder: number; isActive: boolean; updatedAt: Date };

type Props = {
  found: (PageOf & { rows: readonly MemberRow[]; count: number }) | null;
  urlOf: (page: number) => string;
  isTypeMissing: boolean;
};

export function MemberRowsTable({ found, urlOf, isTypeMissing }: Props) {
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

const columns: Column<MemberRow>[] = [
  { head: "Name", isHeading: true, cell: ({ id, name }) => <Noted note={id}>{name}</Noted> },
  { head: "Position, member_type", cell: ({ position, memberType }) => <Noted note={memberType}>{position}</Noted> },
  { head: "sort_order", cell: ({ sortOrder }) => sortOrder, align: "end" },
  { head: "Status", cell: ({ isActive }) => (isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Gelöscht</Badge>) },
  { head: "Geändert", cell: ({ updatedAt }) => <DateTime at={updatedAt} /> },
];
