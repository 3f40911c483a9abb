import { keyIn } from "../../record/keys";
import { beginOfDay, dayAfter, onCompanyClock } from "./company-clock";

export type LoginAction = "login" | "failed_login" | "logout";

export const LOGS_NOT_LOADED = "Fehler beim Laden der Login-Logs";

export const LOGIN_ACTION_VIEWS = {
  login: "Anmeldungen",
  failed_login: "Fehlversuche",
  logout: "Abmeldungen",
} as const satisfies Record<LoginAction, string>;

const LABELS = {
  login: "Anmeldung",
  failed_login: "Fehlgeschlagen",
  logout: "Abmeldung",
} as const satisfies Record<LoginAction, string>;

export function loginActionLabel(action: string): string {
  const known = keyIn(LABELS, action);
  return known ? LABELS[known] : action;
}

type Failures = { errorMessage: string | null; attempts: number; lastAttemptAt: Date | null };

export function failureText({ errorMessage, attempts, lastAttemptAt }: Failures, formatDate: (date: Date) => string): string {
  if (attempts === 1) return errorMessage ?? "";
  const until = lastAttemptAt ? ` bis ${formatDate(lastAttemptAt)}` : "";
  return `${errorMessage ?? ""} (${attempts.toLocaleString("de-DE")} Versuche${until})`.trim();
}

/** Chrome also sends "Safari", and Edge also "Chrome", so the order matters. */
const signs = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

export function browserName(userAgent: string): string {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? "Unbekannt";
}

/** Days are the company's ("2026-11-21"), both included. */
export type LogFilter = {
  action?: LoginAction;
  person?: string;
  from?: string;
  to?: string;
};

// only these years: Postgres has no year 0, and ISO 8601 puts a sign before years beyond 9999
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
export const FILTER_DAYS = { min: "1000-01-01", max: "2999-12-31" };
const DATE_TIME = /^[12]\d{3}-\d{2}-\d{2}T/;

export function logFilterFrom(search: URLSearchParams): LogFilter {
  return {
    action: keyIn(LABELS, search.get("action")),
    person: search.get("person") || undefined,
    from: dayFrom(search.get("from")),
    to: dayFrom(search.get("to")),
  };
}

export function logFilterParameters({ action, person, from, to }: LogFilter): Record<string, string> {
  return { action: action ?? "", person: person ?? "", from: from ?? "", to: to ?? "" };
}

export function isBackwards({ from, to }: LogFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

export function usualPeriods(now = new Date()) {
  const { day } = onCompanyClock(now);
  const yesterday = dayAfter(day, -1);
  return [
    { label: "Heute", from: day, to: day },
    { label: "Gestern", from: yesterday, to: yesterday },
    { label: "7 Tage", from: dayAfter(day, -6), to: day },
  ];
}

/** `since` is included, `before` is not. */
export function dateTimesOf({ from, to }: LogFilter): { since?: Date; before?: Date } {
  return { since: from === undefined ? undefined : beginOfDay(from), before: to === undefined ? undefined : beginOfDay(dayAfter(to)) };
}

export type LogPlace = { createdAt: Date; id: string };

export function placeText({ createdAt, id }: LogPlace): string {
  return `${createdAt.toISOString()}_${id}`;
}

export function placeFrom(text: string | null): LogPlace | undefined {
  const [dateTime = "", id = ""] = (text ?? "").split("_");
  const createdAt = new Date(dateTime);
  return id === "" || !DATE_TIME.test(dateTime) || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id };
}

function dayFrom(text: string | null): string | undefined {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
