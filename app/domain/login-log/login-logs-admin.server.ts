import { read } from "~/platform/database.server";
import type { LoginAction } from "./login-log";

export const LOGS_SHOWN = 100;

/** The newest hundred rows of the login log; with an action only those of that kind. */
export function listLatestLogs(action?: LoginAction) {
  return read.loginLog.findMany({
    where: { action },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: LOGS_SHOWN,
    select: {
      id: true,
      action: true,
      ipAddress: true,
      userAgent: true,
      success: true,
      errorMessage: true,
      createdAt: true,
      adminUser: { select: { firstName: true, lastName: true, role: { select: { name: true } } } },
    },
  });
}
