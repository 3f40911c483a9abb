const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many days rows are kept, and after how many their addresses are shortened. */
export type RetentionDays = { keepDays: number; shortenAfterDays: number };

/** The moments before which rows go and addresses are shortened. Whole hours, as the log is counted. */
export function retentionEnds({ keepDays, shortenAfterDays }: RetentionDays, now: Date): { kept: Date; whole: Date } {
  return { kept: hoursBegin(now, keepDays), whole: hoursBegin(now, shortenAfterDays) };
}

/** What a setting would do at once: `deleted` of `total` rows, and up to `shortened` addresses of those that stay. */
export type RetentionEffect = { total: number; deleted: number; shortened: number; ends: { kept: Date; whole: Date } };

function hoursBegin(now: Date, daysAgo: number): Date {
  const moment = now.getTime() - daysAgo * DAY_MS;
  return new Date(moment - (moment % HOUR_MS));
}
