import { read } from "~/platform/database.server";
import { browserName } from "./login-log";
import { beginOfDay } from "./company-clock";
import { listPeopleOfLog } from "./login-logs-admin.server";
import { byId } from "./person-names";
import { type BrowserCount, type LoginStatistics, loginStatistics, statisticsBegin } from "./login-statistics";

const RECENT_LOGINS = 10;

/** why not by success as well: a login that failed is another action, and an index answers this alone. */
const LOGINS = { action: "login" };

/** What the log tells about logins that succeeded. */
export async function findLoginReport(now = new Date()) {
  const [statistics, logins] = await Promise.all([findLoginStatistics(now), listRecentLogins(RECENT_LOGINS)]);
  return { statistics, logins };
}

export async function findLoginStatistics(now = new Date()): Promise<LoginStatistics> {
  const begins = statisticsBegin(now);
  const [compared, hourly] = [beginOfDay(begins.compared), beginOfDay(begins.hourly)];
  const [count, logins, browsers] = await Promise.all([
    read.loginLog.count({ where: { ...LOGINS, createdAt: { gte: compared, lt: hourly } } }),
    read.loginLog.findMany({ where: { ...LOGINS, createdAt: { gte: hourly } }, select: { createdAt: true } }),
    countByBrowser(beginOfDay(begins.shown)),
  ]);
  // why as if they were of the first hour: of the days before `hourly` only the sum matters
  const counts = [{ hour: compared, count }, ...logins.map(({ createdAt }) => ({ hour: createdAt, count: 1 }))];
  return loginStatistics(counts, browsers, now);
}

export async function listRecentLogins(count: number) {
  const [rows, people] = await Promise.all([
    read.loginLog.findMany({
      where: LOGINS,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: count,
      select: { id: true, createdAt: true, userAgent: true, adminUserId: true },
    }),
    listPeopleOfLog(),
  ]);
  const known = byId(people);
  return rows.map(({ adminUserId, ...row }) => ({ ...row, person: known.get(adminUserId) ?? null }));
}

async function countByBrowser(since: Date): Promise<BrowserCount[]> {
  const groups = await read.loginLog.groupBy({ by: ["userAgent"], where: { ...LOGINS, createdAt: { gte: since } }, _count: true });
  const counts = new Map<string, number>();
  for (const { userAgent, _count } of groups) {
    const browser = browserName(userAgent);
    counts.set(browser, (counts.get(browser) ?? 0) + _count);
  }
  return [...counts].map(([browser, count]) => ({ browser, count }));
}
