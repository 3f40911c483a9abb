import { type BrowserName, browserName } from "./browser-name";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BROWSERS = 4;

/** How far back the statistics look: thirty days, and the thirty before them to compare with. */
export const STATISTICS_DAYS = 60;

export type LoginRow = { createdAt: Date; userAgent: string };

/** `change` is in percent against the same time before; null where there was nothing to compare with. */
export type Period = { count: number; change: number | null };

export type LoginStatistics = {
  today: Period;
  week: Period;
  month: Period;
  browsers: { name: BrowserName; count: number }[];
  /** The hour of the day with most logins; null without any. */
  peakHour: number | null;
};

/** Counts successful logins, of the last sixty days. "Today" is the calendar day of the company's clock. */
export function loginStatistics(logins: readonly LoginRow[], now: Date): LoginStatistics {
  const month = logins.filter(({ createdAt }) => isWithin(createdAt, now, { from: 30, to: 0 }));
  return {
    today: period(on(logins, dayOf(now)), on(logins, dayOf(new Date(now.getTime() - DAY_MS)))),
    week: period(countOf(logins, now, { from: 7, to: 0 }), countOf(logins, now, { from: 14, to: 7 })),
    month: period(month.length, countOf(logins, now, { from: 60, to: 30 })),
    browsers: ranked(month.map(({ userAgent }) => browserName(userAgent))).slice(0, MOST_BROWSERS),
    peakHour: ranked(month.map(({ createdAt }) => hourOf(createdAt)))[0]?.name ?? null,
  };
}

/** The number of the last days that lie between two points in the past, counted in days from now. */
type Span = { from: number; to: number };

function isWithin(date: Date, now: Date, { from, to }: Span): boolean {
  const age = (now.getTime() - date.getTime()) / DAY_MS;
  return age >= to && age < from;
}

function countOf(logins: readonly LoginRow[], now: Date, span: Span): number {
  return logins.filter(({ createdAt }) => isWithin(createdAt, now, span)).length;
}

function on(logins: readonly LoginRow[], day: string): number {
  return logins.filter(({ createdAt }) => dayOf(createdAt) === day).length;
}

function period(count: number, before: number): Period {
  return { count, change: before === 0 ? null : Math.round(((count - before) / before) * 100) };
}

function ranked<Name>(names: readonly Name[]): { name: Name; count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" });
const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid", hour: "2-digit", hourCycle: "h23" });

function dayOf(date: Date): string {
  return day.format(date);
}

function hourOf(date: Date): number {
  return Number(hour.format(date));
}
