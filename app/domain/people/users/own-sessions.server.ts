import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import type { CurrentUser } from "../access/permissions";
import { secretKey } from "../access/secret-id";
import { endSessions, endSessionsOf } from "../access/sessions.server";
import { browserName } from "../login-log/login-log";
import { findUser, recordUserChange } from "./users.server";

type Who = { user: Pick<CurrentUser, "id" | "adminUserId">; sessionId: string };

export async function listOwnSessions({ user, sessionId }: Who) {
  const rows = await read.session.findMany({
    where: { userId: user.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    select: { id: true, userAgent: true, ipAddress: true, createdAt: true, lastSeenAt: true },
  });
  const current = secretKey(sessionId);
  const sessions = rows.map(({ userAgent, ipAddress, ...row }) => ({
    ...row,
    browser: browserName(userAgent),
    address: ipAddress,
    isCurrent: row.id === current,
  }));
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export async function endOtherSessions({ user, sessionId }: Who): Promise<number> {
  return write(async (tx) => recorded(tx, user, await endSessionsOf(tx, { userId: user.id, except: sessionId })));
}

export async function endOwnSession({ user, key }: { user: Who["user"]; key: string }): Promise<number> {
  return write(async (tx) => recorded(tx, user, await endSessions(tx, { userId: user.id, id: key })));
}

async function recorded(tx: Transaction, user: Who["user"], ended: number): Promise<number> {
  const person = ended > 0 ? await findUser(user.adminUserId, tx) : null;
  if (person === null) return ended;
  await recordUserChange(tx, { by: person.id, recordId: person.id, action: "sessions", before: person, after: person });
  return ended;
}
