import { companyHours, dayAfter, HOURS_OF_A_DAY, onCompanyClock } from "./company-clock";

const MOST_BROWSERS = 4;

const MONTH = 30;
const WEEK = 7;
const TODAY = 1;

type HourCount = { hour: Date; count: number };
export type BrowserCount = { browser: string; count: number };

export type LoginStatistics = ReturnType<typeof loginStatistics>;

export type Period = LoginStatistics["today"];

/** The first day of each: `compared` needs only a sum, up to the day before `hourly`; `shown` has thirty days. */
export function statisticsBegin(now: Date): { compared: string; hourly: string; shown: string } {
  const { day } = onCompanyClock(now);
  return { compared: dayAfter(day, 1 - 2 * MONTH), hourly: dayAfter(day, -MONTH), shown: dayAfter(day, 1 - MONTH) };
}

/** The last compared day counts up to the end of `hourNow`, which is 0 to 23. Hours and browsers are those of thirty days. */
export function loginStatistics(counts: readonly HourCount[], browsers: readonly BrowserCount[], now: Date) {
  const hourOf = companyHours();
  const present = dayAndHour(hourOf(now));
  const dated = counts.map(({ hour, count }) => {
    const at = dayAndHour(hourOf(hour));
    return { age: present.day - at.day, hour: at.hour, count };
  });
  const hours = sumsByHour(dated.filter(({ age }) => age < MONTH));
  const most = Math.max(...hours);
  return {
    hourNow: present.hour,
    today: periodOf(dated, TODAY, present.hour),
    week: periodOf(dated, WEEK, present.hour),
    month: periodOf(dated, MONTH, present.hour),
    browsers: rankedBrowsers(browsers),
    hours,
    peakHour: most === 0 ? null : hours.indexOf(most),
  };
}

type DatedCount = { age: number; hour: number; count: number };

function dayAndHour(hours: number): { day: number; hour: number } {
  return { day: Math.floor(hours / HOURS_OF_A_DAY), hour: hours % HOURS_OF_A_DAY };
}

function sumsByHour(counts: readonly DatedCount[]): number[] {
  const sums = Array<number>(HOURS_OF_A_DAY).fill(0);
  for (const { hour, count } of counts) sums[hour] = (sums[hour] ?? 0) + count;
  return sums;
}

/** Includes today. `before`: as many days earlier, the last one up to the current hour. `change` in percent. */
function periodOf(counts: readonly DatedCount[], days: number, hourNow: number) {
  const count = sumOf(counts.filter(({ age }) => age < days));
  const isBefore = ({ age, hour }: DatedCount) => age >= days && age < 2 * days && (age > days || hour <= hourNow);
  const before = sumOf(counts.filter(isBefore));
  return { count, before, change: before === 0 ? null : Math.round(((count - before) / before) * 100) };
}

function rankedBrowsers(counts: readonly BrowserCount[]) {
  const total = sumOf(counts);
  return counts
    .map(({ browser, count }) => ({ name: browser, count, share: Math.round((count / total) * 100) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_BROWSERS);
}

function sumOf(counts: readonly { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
