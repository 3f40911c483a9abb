import { write } from "~/platform/database.server";
import { recordLoginEvent } from "../login-log/login-logs.server";
import { endSession, findSessionUser } from "./sessions.server";
import type { Visit } from "./visit";

/** Ends the session and says so in the login log. A session that is over already is forgotten without a row. */
export async function logOut(sessionId: string, visit: Visit): Promise<void> {
  const user = await findSessionUser(sessionId);
  await write(async (tx) => {
    await endSession(tx, sessionId);
    if (user) await recordLoginEvent(tx, { action: "logout", userId: user.id, adminUserId: user.adminUserId, visit });
  });
}
