import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { Moment } from "~/ui/admin/moment";
import { type Column, Table } from "~/ui/admin/table";
import { roleLabel } from "../access/role-label";
import { browserName } from "./browser-name";
import { loginActionLabel } from "./login-action-label";

export type LogRow = {
  id: string;
  action: string;
  ipAddress: string;
  userAgent: string;
  success: boolean;
  errorMessage: string | null;
  createdAt: Date;
  adminUser: { firstName: string; lastName: string; role: { name: string } } | null;
};

/** Who came and went, the newest first. */
export function LoginLogsTable({ logs }: { logs: readonly LogRow[] }) {
  if (logs.length === 0) return <EmptyState icon="list" title="Keine Login-Logs gefunden" />;
  return <Table caption="Login-Logs" columns={columns} rows={logs} keyOf={(log) => log.id} />;
}

const columns: Column<LogRow>[] = [
  { head: "Datum", isHeading: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { head: "Benutzer", cell: ({ adminUser }) => (adminUser ? <Person person={adminUser} /> : "Unbekannt") },
  {
    head: "Aktion",
    cell: ({ action, success, errorMessage }) => (
      <>
        <Badge tone={success ? "neutral" : "bad"}>{loginActionLabel(action)}</Badge>
        {errorMessage ? <span className="cell-note">{errorMessage}</span> : null}
      </>
    ),
  },
  { head: "IP-Adresse", cell: ({ ipAddress }) => ipAddress },
  { head: "Browser", cell: ({ userAgent }) => browserName(userAgent) },
];

function Person({ person: { firstName, lastName, role } }: { person: NonNullable<LogRow["adminUser"]> }) {
  return (
    <>
      {firstName} {lastName}
      <span className="cell-note">{roleLabel(role.name)}</span>
    </>
  );
}
