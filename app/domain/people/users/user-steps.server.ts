import type { Transaction } from "~/platform/database-types";
import { company } from "~/i18n/company";
import { read, write } from "~/platform/database.server";
import { isMailConfigured, sendMail } from "~/platform/mail.server";
import { expectOneRow } from "../../record/save-edited.server";
import { endSessionsOf } from "../access/sessions.server";
import type { User } from "./user-schema";
import { findUser, isLastAdmin, recordUserChange } from "./users.server";
import { findCompany } from "../../company/company.server";
import { LINK_HOURS } from "../access/login-link";
import { startLoginLink } from "../access/login-links.server";
import { setPassword } from "./passwords.server";

/** `version` is the one that was looked at, `by` the id in `admin_users`. */
type UserStep = { id: string; version: number; by: string };

export type UserStepResult = { ok: true; user: User } | { ok: false; reason: "missing" | "conflict" | "lastAdmin" };

/**
 * Lets somebody in or keeps them out, from their very next request. Whoever comes back later logs in anew. Asked for twice it
 * is one write.
 */
export async function setUserActive({ id, version, by, isActive }: UserStep & { isActive: boolean }): Promise<UserStepResult> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.isActive === isActive) return { ok: true, user };
    if (user.version !== version) return { ok: false, reason: "conflict" };
    if (!isActive && (await isLastAdmin(tx, user))) return { ok: false, reason: "lastAdmin" };
    return { ok: true, user: await switchUser(tx, { user, isActive, by }) };
  });
}

/** The same to somebody who was read in this transaction. */
async function switchUser(tx: Transaction, { user, isActive, by }: { user: User; isActive: boolean; by: string }): Promise<User> {
  const { id, version } = user;
  const data = { isActive, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  if (!isActive) await endSessions(tx, id);
  const after = { ...user, isActive, version: version + 1 };
  await recordUserChange(tx, { by, recordId: id, action: "update", before: user, after });
  return after;
}

/** Deletes a person with login, sessions and links for good. What they did stays, and that they did it. */
export async function deleteUser({ id, version, by }: UserStep): Promise<UserStepResult> {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false, reason: "missing" };
    if (user.version !== version) return { ok: false, reason: "conflict" };
    if (await isLastAdmin(tx, user)) return { ok: false, reason: "lastAdmin" };
    const { userId } = await tx.adminUser.delete({ where: { id, version }, select: { userId: true } });
    if (userId !== null) await deleteLogin(tx, userId);
    await recordUserChange(tx, { by, recordId: id, action: "delete", before: user, after: null });
    return { ok: true, user };
  });
}

async function endSessions(tx: Transaction, id: string): Promise<void> {
  const { userId } = await tx.adminUser.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  if (userId !== null) await endSessionsOf(tx, { userId });
}

async function deleteLogin(tx: Transaction, userId: string): Promise<void> {
  await tx.expiredPost.deleteMany({ where: { userId } });
  await tx.adminProfile.delete({ where: { id: userId } });
}

/** `by` is the id in `admin_users`; `activates`: the person is let in with the same click. */
type Asked = { id: string; by: string; activates?: boolean };

/** `token` is the one of a new link; without one there is a login, made just now if `isNew`. */
type Made = { user: User; token: string | null; isNew: boolean };

export type LoginMade = ({ ok: true } & Made) | { ok: false; reason: "missing" };

/** Whether a password was typed when the person was added, and still waits for the login. */
export async function hasInitialPassword(id: string): Promise<boolean> {
  return (await read.adminUser.count({ where: { id, userId: null, initialPasswordHash: { not: null } } })) > 0;
}

/** Makes the login with the password that was typed when the person was added; without one, a link to choose one. */
export async function createLogin(asked: Asked): Promise<LoginMade> {
  return write((tx) => withUser(tx, asked, (user) => (user.hasLogin ? { user, token: null, isNew: false } : addLogin(tx, { user, by: asked.by }))));
}

/** Makes a one-time link with which the person chooses a password, the first or another one. */
export async function createLink(asked: Asked): Promise<LoginMade> {
  return write((tx) => withUser(tx, asked, (user) => addLink(tx, { user, by: asked.by })));
}

/** What became of the mail with a one-time link; `off` where no mail can be sent. */
export type LinkMail = "sent" | "failed" | "off";

export const areLinksMailed = isMailConfigured;

/** Sends somebody the link with which they choose a password. `url` is the whole address. */
export async function mailLink({ email, firstName }: User, url: string): Promise<LinkMail> {
  if (!areLinksMailed) return "off";
  // why no error: the link counts already, and the name is worth less than what is sent
  const { name } = await findCompany().catch(() => company);
  const text = [
    `Guten Tag ${firstName},`,
    `mit diesem Link wählen Sie Ihr Passwort für die Verwaltung der Website von ${name}:`,
    url,
    `Er gilt ${LINK_HOURS.toString()} Stunden und ein einziges Mal. Geben Sie ihn niemandem weiter.`,
    "Wenn Sie diese E-Mail nicht erwartet haben, sagen Sie es bitte Ihrem Administrator.",
  ].join("\n\n");
  return (await sendMail({ to: email, subject: `Ihr Zugang zur Website von ${name}`, text })) ? "sent" : "failed";
}

async function withUser(tx: Transaction, { id, by, activates = false }: Asked, make: (user: User) => Made | Promise<Made>): Promise<LoginMade> {
  const user = await findUser(id, tx);
  if (user === null) return { ok: false, reason: "missing" };
  const made = await make(user);
  if (!activates || made.user.isActive) return { ok: true, ...made };
  return { ok: true, ...made, user: await switchUser(tx, { user: made.user, isActive: true, by }) };
}

type Making = { user: User; by: string };

async function addLogin(tx: Transaction, { user, by }: Making): Promise<Made> {
  const select = { initialPasswordHash: true };
  const { initialPasswordHash: passwordHash } = await tx.adminUser.findUniqueOrThrow({ where: { id: user.id }, select });
  if (passwordHash === null) return addLink(tx, { user, by });
  await setPassword(tx, { adminUserId: user.id, passwordHash });
  const after = { ...user, hasLogin: true, version: user.version + 1 };
  await recordUserChange(tx, { by, recordId: user.id, action: "update", before: user, after });
  return { user: after, token: null, isNew: true };
}

async function addLink(tx: Transaction, { user, by }: Making): Promise<Made> {
  const token = await startLoginLink(tx, user.id);
  await recordUserChange(tx, { by, recordId: user.id, action: "link", before: user, after: user });
  return { user, token, isNew: true };
}
