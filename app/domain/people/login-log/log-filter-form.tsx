import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { FilterFold } from "~/ui/admin/filter-fold";
import { Icon } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Tabs } from "~/ui/admin/tabs";
import { isBackwards, type LogFilter, logFilterParameters } from "./log-filter";
import { LOGIN_ACTION_VIEWS } from "./login-log";
import { nameInLog, type PersonOfLog } from "./person-names";

type Props = {
  filter: LogFilter;
  people: readonly PersonOfLog[];
  /** Days that are asked for most. */
  stretches: readonly { label: string; from: string; to: string }[];
};

/** Narrows the log by action, person and days: a form that only asks, so its answer has an address. */
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
          <Choice name="action" label="Aktion" value={action} options={Object.entries(LOGIN_ACTION_VIEWS)} />
          <Choice name="person" label="Benutzer" value={person} options={people.map((one) => [one.id, nameInLog(one)])} />
          <Day name="from" label="Von" value={from} />
          <Day name="to" label="Bis" value={to} />
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

type ChoiceProps = { name: string; label: string; value: string; options: readonly (readonly [string, string])[] };

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = `log-${name}`;
  return (
    <div className="filter-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="input input-select" id={id} name={name} defaultValue={value}>
        <option value="">Alle</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  const id = `log-${name}`;
  return (
    <div className="filter-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input className="input" id={id} name={name} type="date" defaultValue={value} />
    </div>
  );
}
