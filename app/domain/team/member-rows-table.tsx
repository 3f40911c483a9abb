import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { Moment } from "~/ui/admin/moment";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";

type MemberRow = {
  id: string;
  name: string;
  position: string;
  memberType: string;
  sortOrder: number;
  isActive: boolean;
  updatedAt: Date;
};

/** The rows of the team as they are stored. */
export function MemberRowsTable({ rows }: { rows: readonly MemberRow[] }) {
  return (
    <Panel title="Teammitglieder" count={rows.length}>
      {rows.length === 0 ? (
        <EmptyState icon="users" title="Keine Teammitglieder gespeichert" />
      ) : (
        <Table caption="Teammitglieder" columns={columns} rows={rows} keyOf={(row) => row.id} />
      )}
    </Panel>
  );
}

const columns: Column<MemberRow>[] = [
  {
    head: "Name",
    isHeading: true,
    cell: ({ id, name }) => (
      <>
        {name}
        <span className="cell-note">{id}</span>
      </>
    ),
  },
  { head: "Position", cell: ({ position }) => position },
  { head: "member_type", cell: ({ memberType }) => memberType },
  { head: "sort_order", cell: ({ sortOrder }) => sortOrder, align: "end" },
  { head: "Status", cell: ({ isActive }) => (isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Gelöscht</Badge>) },
  { head: "Geändert", cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
];
