import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { formatDateTime } from "~/ui/admin/dates";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { FilterChoice, FilterField, FilterFold } from "~/ui/admin/filter-fold";
import { Icon } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Tabs } from "~/ui/admin/tabs";
import { browserName, failureText, FILTER_DAYS, isBackwards, type LogFilter, logFilterParameters, LOGIN_ACTION_VIEWS, loginActionLabel } from "./login-log";
import { nameInLog, type PersonOfLog, roleLabel } from "./person-names";

type Props = {
  filter: LogFilter;
  people: readonly PersonOfLog[];
  stretches: readonly { label: string; from: string; to: string }[];
};

export function LogFilterForm({ filter, people, stretches }: Props) {
  const { action = "", person = "", from = "", to = "" } = filter;
  const isFiltered = [action, person, from, to].some((value) => value !== "");
  const tabs = stretches.map(({ label, ...days }) => {
    const url = paths.admin.logs.list(logFilterParameters({ ...filter, ...days }));
    return { label, url, isCurrent: from === days.from && to === days.to };
  });
  return (
    <>
      <Tabs label="Zeitraum" tabs={tabs} look="segments" />
      {isBackwards(filter) ? <NoticeBox notice={{ kind: "error", text: BACKWARDS }} /> : null}
      <FilterFold isUsed={isFiltered}>
        <Form className="filter" method="get" key={[action, person, from, to].join()}>
          <FilterChoice id="log-action" name="action" label="Aktion" value={action} options={{ "": "Alle", ...LOGIN_ACTION_VIEWS }} />
          <FilterChoice id="log-person" name="person" label="Benutzer" value={person} options={{ "": "Alle", ...namesOf(people) }} />
          <FilterField id="log-from" label="Von">
            <input className="input" id="log-from" name="from" type="date" {...FILTER_DAYS} defaultValue={from} />
          </FilterField>
          <FilterField id="log-to" label="Bis">
            <input className="input" id="log-to" name="to" type="date" {...FILTER_DAYS} defaultValue={to} />
          </FilterField>
          <button className="button" data-tone="secondary" type="submit">
            <Icon name="search" size="sm" />
            Filtern
          </button>
          {isFiltered ? (
            <Link className="button" data-tone="quiet" to={paths.admin.logs.list()}>
              Filter aufheben
            </Link>
          ) : null}
        </Form>
      </FilterFold>
    </>
  );
}

const BACKWARDS = "„Von“ liegt nach „Bis“: Dazwischen gibt es keine Einträge. Bitte tauschen Sie die beiden Tage.";

function namesOf(people: readonly PersonOfLog[]): Record<string, string> {
  return Object.fromEntries(people.map((person) => [person.id, nameInLog(person)]));
}

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
  person: PersonOfLog | null;
};

export function LoginLogsTable({ logs }: { logs: readonly LogRow[] }) {
  return <Table caption="Login-Logs" columns={columns} rows={logs} keyOf={(log) => log.id} empty={{ icon: "list", title: "Keine Login-Logs gefunden" }} />;
}

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
  { head: "Benutzer", cell: ({ person }) => (person ? <Noted note={<span className="cell-nowrap">{roleLabel(person.role)}</span>}>{nameInLog(person)}</Noted> : <span className="cell-nowrap">Unbekannt</span>) },
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
  { head: "IP-Adresse", cell: ({ ipAddress }) => <div className="cell-address">{ipAddress}</div> },
  { head: "Browser", isWhole: true, cell: ({ userAgent }) => browserName(userAgent) },
];
