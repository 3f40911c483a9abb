import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { DateTime } from "~/ui/admin/date-time";
import { type Column, Table } from "~/ui/admin/table";
import { roleLabel } from "./role-label";
import { browserName } from "./browser-name";
import { loginActionLabel } from "./login-action-label";
import type { PersonOfLog } from "./person-of-log";

export type LogRow = {
  id: string;
  action: string;
  ipAddress: string;
  userAgent: string;
  success: boolean;
  errorMessage: string | null;
  createdAt: Date;
  /** Null for nobody, and for somebody who no longer works here. */
  person: PersonOfLog | null;
};

/** Who came and went, the newest first. */
export function LoginLogsTable({ logs }: { logs: readonly LogRow[] }) {
  if (logs.length === 0) return <EmptyState icon="list" title="Keine Login-Logs gefunden" />;
  return <Table caption="Login-Logs" columns={columns} rows={logs} keyOf={(log) => log.id} />;
}

const columns: Column<LogRow>[] = [
  { head: "Datum", isHeading: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { head: "Benutzer", cell: ({ person }) => (person ? <Person person={person} /> : "Unbekannt") },
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

function Person({ person: { name, role } }: { person: PersonOfLog }) {
  return (
    <>
      {name}
      <span className="cell-note">{roleLabel(role)}</span>
    </>
  );
}
