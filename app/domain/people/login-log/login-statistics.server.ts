import { read } from "~/platform/database.server";
import { beginOfDay } from "./company-clock";
import { type BrowserCount, type HourCount, type LoginStatistics, loginStatistics, statisticsBegin } from "./login-statistics";

const RECENT_LOGINS = 10;
const LOGINS = { action: "login", success: true };

/** What the log tells about logins that succeeded. `recent`: the last ones, where somebody looks at them anyway. */
export async function findLoginReport({ recent = listRecentLogins(RECENT_LOGINS), now = new Date() } = {}) {
  const [statistics, logins] = await Promise.all([findLoginStatistics(now), recent]);
  return { statistics, logins: logins.slice(0, RECENT_LOGINS) };
}

/** The figures. why: from the counts by hour, so that a million rows in the log cost what a hundred do. */
export async function findLoginStatistics(now = new Date()): Promise<LoginStatistics> {
  const { compared, hourly, shown } = statisticsBegin(now);
  const [before, hours, browsers] = await Promise.all([
    countBetween(beginOfDay(compared), beginOfDay(hourly)),
    countByHour(beginOfDay(hourly)),
    countByBrowser(beginOfDay(shown)),
  ]);
  return loginStatistics([before, ...hours], browsers, now);
}

/** Who logged in last, the newest first. */
export function listRecentLogins(count: number) {
  return read.loginLog.findMany({
    where: LOGINS,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
    select: {
      id: true,
      createdAt: true,
      userAgent: true,
      adminUser: { select: { firstName: true, lastName: true, role: { select: { name: true } } } },
    },
  });
}

/** All together as if they were in the first hour. */
async function countBetween(since: Date, before: Date): Promise<HourCount> {
  const where = { ...LOGINS, hour: { gte: since, lt: before } };
  const { _sum } = await read.loginLogHour.aggregate({ where, _sum: { count: true } });
  return { hour: since, count: _sum.count ?? 0 };
}

async function countByHour(since: Date): Promise<HourCount[]> {
  const groups = await read.loginLogHour.groupBy({ by: ["hour"], where: { ...LOGINS, hour: { gte: since } }, _sum: { count: true } });
  return groups.map(({ hour, _sum }) => ({ hour, count: _sum.count ?? 0 }));
}

async function countByBrowser(since: Date): Promise<BrowserCount[]> {
  const groups = await read.loginLogHour.groupBy({ by: ["browser"], where: { ...LOGINS, hour: { gte: since } }, _sum: { count: true } });
  return groups.map(({ browser, _sum }) => ({ browser, count: _sum.count ?? 0 }));
}
