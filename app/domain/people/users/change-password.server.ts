import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { hashPassword, verifyPassword } from "~/platform/password-hash.server";
import { giveLoginTurnBack, takeLoginTurn } from "../access/login-limits.server";
import { nameOf } from "../login-log/person-names";
import type { PasswordRefusal } from "../access/password-messages";
import { refusalOf } from "../access/password-refusal.server";
import type { CurrentUser } from "../access/permissions";
import { setPassword } from "../access/set-password.server";
import { recordChange } from "../../record/changes.server";
import { snapshotOfUser } from "./user";
import { findUser } from "./users.server";

type OwnPassword = {
  user: Pick<CurrentUser, "id" | "adminUserId" | "email" | "firstName" | "lastName" | "roleName">;
  current: string;
  next: string;
  /** The session that asks, which goes on; and where it is. */
  sessionId: string;
  address: string;
};

export type PasswordChange =
  | { ok: true }
  | { ok: false; reason: "wrong" | "busy" | PasswordRefusal }
  | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Gives oneself another password. Whoever sits at somebody's open browser has as many tries as at the login. All
 * other sessions end.
 */
export async function changeOwnPassword({ user, current, next, sessionId, address }: OwnPassword): Promise<PasswordChange> {
  const attempt = { email: user.email, address };
  const turn = await takeLoginTurn(attempt);
  if (!turn.ok) return { ok: false, reason: "tooMany", retryAfterSeconds: turn.retryAfterSeconds };

  const login = await read.adminProfile.findUnique({ where: { id: user.id }, select: { passwordHash: true } });
  const isRight = await verifyPassword(current, login?.passwordHash ?? null);
  if (isRight === false) return { ok: false, reason: "wrong" };
  await giveLoginTurnBack(attempt);
  const weakness = await refusalOf(next, { ...user, name: nameOf(user) });
  if (weakness !== null) return { ok: false, reason: weakness };
  const passwordHash = isRight ? await hashPassword(next) : null;
  if (passwordHash === null || !login) return { ok: false, reason: "busy" };
  const isStored = await write((tx) => store(tx, { user, from: login.passwordHash, to: passwordHash, sessionId }));
  return isStored ? { ok: true } : { ok: false, reason: "wrong" };
}

type Storing = Pick<OwnPassword, "user" | "sessionId"> & { from: string; to: string };

/** False if the password has become another one since it was compared. */
async function store(tx: Transaction, { user, from, to, sessionId }: Storing): Promise<boolean> {
  const isUnchanged = (await tx.adminProfile.count({ where: { id: user.id, passwordHash: from } })) === 1;
  const person = isUnchanged ? await findUser(user.adminUserId, tx) : null;
  if (person === null) return false;
  await setPassword(tx, { adminUserId: person.id, passwordHash: to, keeps: sessionId });
  const snapshot = snapshotOfUser(person);
  await recordChange(tx, { by: person.id, resource: "users", recordId: person.id, action: "password", before: snapshot, after: snapshot });
  return true;
}
