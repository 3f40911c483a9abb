import { beginOfDay, dayAfter, onCompanyClock } from "./company-clock";
import { isLoginAction, type LoginAction } from "./login-log";

/** Which rows of the log are asked for. Days are those of the company's clock, both of them included: "2026-11-21". */
export type LogFilter = {
  action?: LoginAction;
  /** `admin_users.id`. */
  person?: string;
  from?: string;
  to?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filter from an address; what makes no sense is not asked for. */
export function logFilterFrom(search: URLSearchParams): LogFilter {
  const action = search.get("action");
  return {
    action: isLoginAction(action) ? action : undefined,
    person: search.get("person") || undefined,
    from: dayFrom(search.get("from")),
    to: dayFrom(search.get("to")),
  };
}

/** The same as parameters of an address. */
export function logFilterParameters({ action, person, from, to }: LogFilter): Record<string, string> {
  return { action: action ?? "", person: person ?? "", from: from ?? "", to: to ?? "" };
}

/** Days that end before they begin have no rows. */
export function isBackwards({ from, to }: LogFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** The stretches of days that are asked for most, by the company's calendar. */
export function usualStretches(now = new Date()) {
  const { day } = onCompanyClock(now);
  const yesterday = dayAfter(day, -1);
  return [
    { label: "Heute", from: day, to: day },
    { label: "Gestern", from: yesterday, to: yesterday },
    { label: "7 Tage", from: dayAfter(day, -6), to: day },
  ];
}

/** The moments between which the days of a filter lie; `before` is no longer one of them. */
export function momentsOf({ from, to }: LogFilter): { since?: Date; before?: Date } {
  return { since: from === undefined ? undefined : beginOfDay(from), before: to === undefined ? undefined : beginOfDay(dayAfter(to)) };
}

/** Where in the log a page begins: behind this row. */
export type LogPlace = { createdAt: Date; id: string };

export function placeText({ createdAt, id }: LogPlace): string {
  return `${createdAt.toISOString()}_${id}`;
}

export function placeFrom(text: string | null): LogPlace | undefined {
  const [moment = "", id = ""] = (text ?? "").split("_");
  const createdAt = new Date(moment);
  return id === "" || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id };
}

function dayFrom(text: string | null): string | undefined {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
