import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { hashPassword } from "~/platform/password-hash.server";
import { isStillPassword, provePassword } from "../access/login.server";
import { inLoginTurn, type TooMany } from "../access/login-limits.server";
import type { ClosedState } from "../access/gate-notices";
import { claimLoginLink, endLoginLinksOf, findLoginLink } from "../access/login-links.server";
import type { PasswordRefusal } from "../access/password-messages";
import { refusalOf } from "../access/password-refusal.server";
import type { CurrentUser } from "../access/permissions";
import { secretKey } from "../access/secret-id";
import { type Doer, endSessions, endSessionsOf } from "../access/sessions.server";
import { nameOf } from "../login-log/person-names";
import type { User } from "./user-schema";
import { findUser, recordUserChange } from "./users.server";

type OwnPassword = Omit<Doer, "user"> & {
  user: Pick<CurrentUser, "id" | "adminUserId" | "email" | "firstName" | "lastName" | "roleName">;
  current: string;
  next: string;
};

type PasswordChange = { ok: true } | { ok: false; reason: "wrong" | "busy" | PasswordRefusal } | TooMany;

/** Limited like logins: somebody may sit at another person's unlocked computer. Ends all other sessions. */
export async function changeOwnPassword({ user, current, next, sessionId, address }: OwnPassword): Promise<PasswordChange> {
  const proof = await inLoginTurn({ email: user.email, address }, () => provePassword(user.id, current));
  if (!proof.ok) return proof;
  const weakness = await refusalOf(next, { ...user, name: nameOf(user) });
  if (weakness !== null) return { ok: false, reason: weakness };
  const passwordHash = await hashPassword(next);
  if (passwordHash === null) return { ok: false, reason: "busy" };
  return write(async (tx) => {
    if (!(await isStillPassword(tx, { userId: user.id, passwordHash: proof.passwordHash }))) return { ok: false, reason: "wrong" };
    await givePassword(tx, { id: user.adminUserId, passwordHash, keeps: sessionId });
    return { ok: true };
  });
}

type PasswordChoice =
  | { ok: true; user: User }
  | { ok: false; reason: "busy" | PasswordRefusal }
  | { ok: false; reason: "closed"; state: ClosedState };

type LinkPassword = {
  token: string;
  password: string;
  /** This browser's session, which ends, whoever owns it. */
  replaces?: string | null;
};

export async function choosePassword({ token, password, replaces }: LinkPassword): Promise<PasswordChoice> {
  // checked first, so that nobody can make the server hash without a link
  const link = await findLoginLink(token);
  if (link.state !== "open") return { ok: false, reason: "closed", state: link.state };
  const user = await findUser(link.person.id);
  const weakness = user && (await refusalOf(password, { ...user, name: nameOf(user) }));
  if (weakness) return { ok: false, reason: weakness };
  const passwordHash = await hashPassword(password);
  if (passwordHash === null) return { ok: false, reason: "busy" };
  return write(async (tx) => {
    const claim = await claimLoginLink(tx, token);
    if (claim.state !== "open") return { ok: false, reason: "closed", state: claim.state };
    if (replaces) await endSessions(tx, { id: secretKey(replaces) });
    return { ok: true, user: await givePassword(tx, { id: claim.person.id, passwordHash }) };
  });
}

type NewPassword = { passwordHash: string; keeps?: string };

/** `user` must have been read in the same transaction. Ends sessions and links; a first password also creates the login. Answers the new state. */
export async function setPassword(tx: Transaction, user: User, { passwordHash, keeps }: NewPassword): Promise<User> {
  const { id, email } = user;
  const login = { email, fullName: nameOf(user), role: user.roleName, passwordHash };
  const { id: userId } = await tx.adminProfile.upsert({ where: { email }, create: login, update: login, select: { id: true } });
  await endSessionsOf(tx, { userId, except: keeps });
  await endLoginLinksOf(tx, id);
  if (user.hasLogin) return user;
  const data = { userId, initialPasswordHash: null, version: { increment: 1 } };
  await tx.adminUser.update({ where: { id }, data, select: { id: true } });
  return { ...user, hasLogin: true, version: user.version + 1 };
}

async function givePassword(tx: Transaction, { id, ...password }: NewPassword & { id: string }): Promise<User> {
  const before = await findUser(id, tx);
  if (before === null) throw new Error(`${id} gets a password and cannot be found`);
  const user = await setPassword(tx, before, password);
  await recordUserChange(tx, { by: id, recordId: id, action: "password", before, after: user });
  return user;
}
