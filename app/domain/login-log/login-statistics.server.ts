import { read } from "~/platform/database.server";
import { type LoginStatistics, loginStatistics, STATISTICS_DAYS } from "./login-statistics";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_LOGINS = 5;

/** The figures of the dashboard about who logs in. */
export async function findLoginStatistics(now = new Date()): Promise<LoginStatistics> {
  const logins = await read.loginLog.findMany({
    where: { action: "login", success: true, createdAt: { gte: new Date(now.getTime() - STATISTICS_DAYS * DAY_MS) } },
    select: { createdAt: true, userAgent: true },
  });
  return loginStatistics(logins, now);
}

/** Who logged in last, the newest first. */
export function listRecentLogins() {
  return read.loginLog.findMany({
    where: { action: "login", success: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: RECENT_LOGINS,
    select: {
      id: true,
      createdAt: true,
      userAgent: true,
      adminUser: { select: { firstName: true, lastName: true, role: { select: { name: true } } } },
    },
  });
}
