import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { browserName, failureText, FILTER_DAYS, isBackwards, logFilterFrom, logFilterParameters, LOGIN_ACTION_VIEWS, loginActionLabel, LOGS_NOT_LOADED, placeFrom, placeText, usualPeriods } from "~/domain/people/login-log/login-log";
import { listLogs } from "~/domain/people/login-log/login-logs-admin.server";
import { LogTabs } from "~/domain/people/login-log/log-tabs";
import { nameInLog, type PersonOfLog, roleLabel } from "~/domain/people/login-log/person-names";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { formatDateTime } from "~/ui/admin/dates";
import { type Column, Noted, Table } from "~/ui/admin/table";
import { FilterChoice, FilterField, FilterFold } from "~/ui/admin/filter-fold";
import { Icon } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Login-Logs", failure: LOGS_NOT_LOADED });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "logs");
  const search = new URL(request.url).searchParams;
  const filter = logFilterFrom(search);
  const behind = placeFrom(search.get("behind"));
  const { logs, people, older } = await listLogs(filter, behind);
  return { filter, stretches: usualPeriods(), people, logs, older: older && placeText(older), isFirst: !behind, may: rightsOn(user, "logs") };
}

export default function Logs() {
  const { filter, stretches, people, logs, older, isFirst, may } = useLoaderData<typeof loader>();
  const parameters = logFilterParameters(filter);
  return (
    <>
      <PageHeader title="Login-Logs" lead="Wer sich wann an- und abgemeldet hat, je Seite 100 Einträge.">
        <a className="button" data-tone="secondary" href={paths.admin.logs.export(parameters)}>
          CSV exportieren
        </a>
      </PageHeader>
      <LogTabs current="entries" mayUpdate={may.update} />
      <LogFilterForm filter={filter} people={people} stretches={stretches} />
      <Table caption="Login-Logs" columns={columns} rows={logs} keyOf={(log) => log.id} empty={{ icon: "list", title: "Keine Login-Logs gefunden" }} />
      <nav className="pagination" aria-label="Seiten der Login-Logs">
        {isFirst ? null : <ButtonLink to={paths.admin.logs.list(parameters)}>Neueste</ButtonLink>}
        {older ? <ButtonLink to={paths.admin.logs.list({ ...parameters, behind: older })}>Ältere</ButtonLink> : null}
      </nav>
      {may.delete ? <LogDeletions /> : null}
    </>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

function LogFilterForm({ filter, people, stretches }: Pick<Found, "filter" | "people" | "stretches">) {
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

function LogDeletions() {
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

const columns: Column<Found["logs"][number]>[] = [
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
