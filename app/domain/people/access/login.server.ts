import { driverCode } from "~/platform/database-fault";
import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { verifyPassword } from "~/platform/password-hash.server";
import { recordLoginEvent, recordRefusedLogin, TOO_MANY_ATTEMPTS } from "../login-log/login-logs.server";
import type { Visit } from "../login-log/visit";
import { WRONG_LOGIN } from "./gate-notices";
import { inLoginTurn, type TooMany } from "./login-limits.server";
import { secretKey } from "./secret-id";
import { endSessions, findSessionUser, forgetSession, startPendingLogin, startSession } from "./sessions.server";

type Credentials = {
  email: string;
  password: string;
  replaces: string | null;
};

type LoginOutcome =
  | { ok: true; sessionId: string }
  | { ok: false; reason: "needsCode"; pendingLoginId: string }
  | { ok: false; reason: "wrong" | "inactive" | "busy" }
  | TooMany;

type Refusal = { ok: false; reason: "wrong" | "inactive"; login: Login | null };

/** The answer and the work are the same for unknown e-mails. */
export async function logIn(credentials: Credentials, visit: Visit): Promise<LoginOutcome> {
  // a login that still needs a code stays counted: somebody with only the password could repeat it for ever
  const outcome = await inLoginTurn({ email: credentials.email, address: visit.address }, () => check(credentials, visit));
  if ("login" in outcome) return refuse(outcome, visit);
  if (!outcome.ok && outcome.reason === "tooMany") {
    void recordRefusedLogin({ userId: null, adminUserId: null, visit, errorMessage: TOO_MANY_ATTEMPTS });
  }
  return outcome;
}

type PasswordProof = { ok: true; passwordHash: string } | { ok: false; reason: "wrong" | "busy" };

export async function provePassword(userId: string, password: string): Promise<PasswordProof> {
  const profile = await read.adminProfile.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  const isRight = await verifyPassword(password, profile?.passwordHash ?? null);
  if (isRight && profile) return { ok: true, passwordHash: profile.passwordHash };
  return { ok: false, reason: isRight === null ? "busy" : "wrong" };
}

/** For use in the transaction: the owner may have changed the password meanwhile, to lock somebody out. */
export async function isStillPassword(tx: Transaction, proved: { userId: string; passwordHash: string }): Promise<boolean> {
  return (await tx.adminProfile.count({ where: { id: proved.userId, passwordHash: proved.passwordHash } })) === 1;
}

export async function logOut(sessionId: string, visit: Visit): Promise<void> {
  const user = await findSessionUser(sessionId);
  await write(async (tx) => {
    await endSessions(tx, { id: secretKey(sessionId) });
    if (user) await recordLoginEvent(tx, { action: "logout", userId: user.id, adminUserId: user.adminUserId, visit });
  });
}

export function logoutFault(error: unknown): string {
  const isKnown = driverCode(error) !== undefined;
  return isKnown ? "Fehler beim Abmelden: Die Sitzung konnte in der Datenbank nicht beendet werden." : "Unexpected error logging out";
}

async function check({ email, password, replaces }: Credentials, visit: Visit): Promise<LoginOutcome | Refusal> {
  const login = await findLogin(email);
  const isRight = await verifyPassword(password, login?.passwordHash ?? null);
  if (isRight === null) return { ok: false, reason: "busy" };
  return isRight && login ? openSession({ login, replaces, visit }) : { ok: false, reason: "wrong", login };
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Runs both queries for unknown e-mails too: the time must not tell which e-mails exist. */
async function findLogin(email: string) {
  const [profile, adminUser] = await Promise.all([
    read.adminProfile.findUnique({ where: { email }, select: { id: true, passwordHash: true } }),
    read.adminUser.findFirst({ where: { profile: { email } }, select: { id: true } }),
  ]);
  return profile && { ...profile, adminUser };
}

type Opening = { login: Login; replaces: string | null; visit: Visit };

/** Checks the password again in the transaction: it may have changed since. */
async function openSession({ login, replaces, visit }: Opening): Promise<LoginOutcome | Refusal> {
  return write(async (tx) => {
    const profile = await tx.adminProfile.findFirst({
      where: { id: login.id, passwordHash: login.passwordHash },
      select: { adminUser: { select: { id: true, isActive: true } }, secondFactor: { select: { id: true } } },
    });
    if (!profile) return { ok: false, reason: "wrong", login };
    if (!profile.adminUser?.isActive) return { ok: false, reason: "inactive", login };
    if (profile.secondFactor) return { ok: false, reason: "needsCode", pendingLoginId: await startPendingLogin(tx, login.id) };
    if (replaces) await forgetSession(tx, replaces);
    await recordLoginEvent(tx, { action: "login", userId: login.id, adminUserId: profile.adminUser.id, visit });
    return { ok: true, sessionId: await startSession(tx, { userId: login.id, visit }) };
  });
}

/** Inactive people proved the password, so they are told. Does not wait for the log, whose time would tell which e-mails exist. */
function refuse({ login, reason }: Refusal, visit: Visit): LoginOutcome {
  void recordRefusedLogin({
    userId: login?.id ?? null,
    adminUserId: login?.adminUser?.id ?? null,
    visit,
    errorMessage: reason === "inactive" ? "Benutzer ist nicht aktiv" : WRONG_LOGIN,
  });
  return { ok: false, reason };
}
