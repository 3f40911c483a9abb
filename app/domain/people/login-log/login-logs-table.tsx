import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { formatDateTime } from "~/ui/admin/dates";
import { DateTime } from "~/ui/admin/date-time";
import { type Column, Table } from "~/ui/admin/table";
import { roleLabel } from "./role-label";
import { browserName } from "./browser-name";
import { failureText } from "./login-log";
import { loginActionLabel } from "./login-action-label";
import { nameInLog, type PersonOfLog } from "./person-of-log";

export type LogRow = {
  id: string;
  action: string;
  ipAddress: string;
  userAgent: string;
  success: boolean;
  errorMessage: string | null;
  attempts: number;
  lastAttemptAt: Date | null;
  createdAt: Date;
  /** Null for nobody that is known. */
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
    cell: ({ action, success, ...failed }) => {
      const failure = failureText(failed, formatDateTime);
      return (
        <>
          <Badge tone={success ? "neutral" : "bad"}>{loginActionLabel(action)}</Badge>
          {failure ? <span className="cell-note">{failure}</span> : null}
        </>
      );
    },
  },
  { head: "IP-Adresse", cell: ({ ipAddress }) => ipAddress },
  { head: "Browser", cell: ({ userAgent }) => browserName(userAgent) },
];

function Person({ person }: { person: PersonOfLog }) {
  return (
    <>
      {nameInLog(person)}
      <span className="cell-note">{roleLabel(person.role)}</span>
    </>
  );
}
