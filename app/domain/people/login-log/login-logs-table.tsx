import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { formatDateTime } from "~/ui/admin/dates";
import { EmptyState } from "~/ui/admin/empty-state";
import { type Column, Table } from "~/ui/admin/table";
import { type LogFilter, logFilterParameters } from "./log-filter";
import { browserName, failureText, loginActionLabel } from "./login-log";
import { nameInLog, type PersonOfLog, roleLabel } from "./person-names";

type LogRow = {
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

/** The log as it is filtered, as a file. */
export function LogExport({ filter }: { filter: LogFilter }) {
  return (
    <a className="button" data-tone="secondary" href={paths.admin.logs.export(logFilterParameters(filter))}>
      CSV exportieren
    </a>
  );
}

/** The ways to make the log shorter. They stand below it: what is gone is gone. */
export function LogDeletions() {
  return (
    <div className="log-deletions">
      <ButtonLink to={paths.admin.logs.deleteOld} icon="trash">
        Alte löschen
      </ButtonLink>
      <ButtonLink to={paths.admin.logs.deleteAll} icon="trash">
        Alle löschen
      </ButtonLink>
    </div>
  );
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
