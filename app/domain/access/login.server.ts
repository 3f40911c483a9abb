import { read, write } from "~/platform/database.server";
import { verifyPassword } from "~/platform/password-hash.server";
import { recordFailedLogin, recordLoginEvent } from "../login-log/login-logs.server";
import { giveLoginTurnBack, takeLoginTurn } from "./login-limits.server";
import { WRONG_LOGIN } from "./login-schema";
import { endSession, startSession } from "./sessions.server";
import type { Visit } from "./visit";

export type Credentials = {
  email: string;
  password: string;
  /** The session that this browser held until now, and gives up. */
  replaces: string | null;
};

export type LoginOutcome =
  | { ok: true; sessionId: string }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

const BUSY: LoginOutcome = { ok: false, reason: "tooMany", retryAfterSeconds: 5 };

/** Opens a session for the right e-mail and password of an active person. All others get one and the same answer. */
export async function logIn({ email, password, replaces }: Credentials, visit: Visit): Promise<LoginOutcome> {
  const turn = await takeLoginTurn({ email, address: visit.address });
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };

  const login = await findLogin(email);
  const isRight = await verifyPassword(password, login?.passwordHash ?? null);
  if (isRight === null) return BUSY;
  const sessionId = isRight && login ? await openSession({ login, replaces, visit }) : null;
  if (sessionId === null) return refuse({ login, isRight, visit });

  await giveLoginTurnBack({ email, address: visit.address });
  return { ok: true, sessionId };
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

async function findLogin(email: string) {
  return read.adminProfile.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, adminUser: { select: { id: true } } },
  });
}

type Opening = { login: Login; replaces: string | null; visit: Visit };

/** Null for who is not active. Asked again inside the transaction: a new password may have come in between. */
async function openSession({ login, replaces, visit }: Opening): Promise<string | null> {
  return write(async (tx) => {
    const profile = await tx.adminProfile.findFirst({
      where: { id: login.id, passwordHash: login.passwordHash, adminUser: { isActive: true } },
      select: { adminUser: { select: { id: true } } },
    });
    if (!profile?.adminUser) return null;
    if (replaces) await endSession(tx, replaces);
    await recordLoginEvent(tx, { action: "login", userId: login.id, adminUserId: profile.adminUser.id, visit });
    return startSession(tx, { userId: login.id, visit });
  });
}

/** The log says why, the person who tried hears the same in every case. */
async function refuse({ login, isRight, visit }: { login: Login | null; isRight: boolean; visit: Visit }): Promise<LoginOutcome> {
  await recordFailedLogin({
    userId: login?.id ?? null,
    adminUserId: login?.adminUser?.id ?? null,
    visit,
    errorMessage: isRight ? "Benutzer ist nicht aktiv" : WRONG_LOGIN,
  });
  return { ok: false, reason: "wrong" };
}
