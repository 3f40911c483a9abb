import { write } from "~/platform/database.server";
import { recordLoginEvent } from "../login-log/login-logs.server";
import { endSessionById, findSessionUser } from "./sessions.server";
import type { Visit } from "../login-log/visit";

/** Ends the session and says so in the login log. One that is over already leaves no row there. */
export async function logOut(sessionId: string, visit: Visit): Promise<void> {
  const user = await findSessionUser(sessionId);
  await write(async (tx) => {
    await endSessionById(tx, sessionId);
    if (user) await recordLoginEvent(tx, { action: "logout", userId: user.id, adminUserId: user.adminUserId, visit });
  });
}
