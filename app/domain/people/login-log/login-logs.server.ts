import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { rateLimit } from "~/platform/rate-limit.server";
import { type Visit, visitOf } from "./visit";
import type { LoginAction } from "./login-log";

type LoginEvent = {
  action: LoginAction;
  /** The login, where one is known; the person behind it likewise. */
  userId: string | null;
  adminUserId: string | null;
  visit: Visit;
  errorMessage?: string;
};

/** why all together: whoever has many addresses could fill the disk as well. */
const failedRows = rateLimit({ name: "failed-login-row", points: 1, seconds: 1 });
const EVERYBODY = "all";

/** Adds a row to the login log, in the transaction of what happened. */
export async function recordLoginEvent(tx: Transaction, event: LoginEvent): Promise<void> {
  const { address, userAgent } = visitOf(event.visit);
  await tx.loginLog.create({
    data: {
      action: event.action,
      userId: event.userId,
      adminUserId: event.adminUserId,
      ipAddress: address,
      userAgent,
      success: event.action !== "failed_login",
      errorMessage: event.errorMessage ?? null,
    },
  });
}

/** Adds a row for a login that failed: at most one a second in all, so that nobody can fill the disk. */
export async function recordFailedLogin(event: Omit<LoginEvent, "action">): Promise<void> {
  const turn = await failedRows.consume(EVERYBODY);
  if (turn.ok) await write((tx) => recordLoginEvent(tx, { ...event, action: "failed_login" }));
}
