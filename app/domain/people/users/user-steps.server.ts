import type { Transaction } from "~/platform/database-types";
import { company } from "~/i18n/company";
import { read, write } from "~/platform/database.server";
import { isMailConfigured, sendMail } from "~/platform/mail.server";
import { expectOneRow } from "../../record/save-edited.server";
import { endSessionsOf } from "../access/sessions.server";
import type { User } from "./user-schema";
import { findUser, needsAnAdmin, isLastAdmin, recordUserChange } from "./users.server";
import { findCompany } from "../../company/company.server";
import { LINK_HOURS } from "../access/gate-notices";
import { startLoginLink } from "../access/login-links.server";
import { setPassword } from "./passwords.server";

type UserStep = { id: string; version: number; by: string };

type UserStepResult = { ok: true; user: User } | { ok: false; reason: "missing" | "adminsOnly" | "conflict" | "lastAdmin" };

/** Deactivating a person ends their sessions. Idempotent. */
export function setUserActive({ isActive, ...step }: UserStep & { isActive: boolean }): Promise<UserStepResult> {
  return withUser(step, async (tx, user) => {
    if (user.isActive === isActive) return { ok: true, user };
    if (user.version !== step.version) return { ok: false, reason: "conflict" };
    if (!isActive && (await isLastAdmin(tx, user))) return { ok: false, reason: "lastAdmin" };
    return { ok: true, user: await switchUser(tx, { user, isActive, by: step.by }) };
  });
}

function withUser<Result>({ id, by }: UserStep, work: (tx: Transaction, user: User) => Promise<Result>) {
  return write(async (tx) => {
    const user = await findUser(id, tx);
    if (user === null) return { ok: false as const, reason: "missing" as const };
    if (await needsAnAdmin(tx, { roleNames: [user.roleName], by })) return { ok: false as const, reason: "adminsOnly" as const };
    return work(tx, user);
  });
}

async function switchUser(tx: Transaction, { user, isActive, by }: { user: User; isActive: boolean; by: string }): Promise<User> {
  const { id, version } = user;
  const data = { isActive, version: { increment: 1 } };
  expectOneRow((await tx.adminUser.updateMany({ where: { id, version }, data })).count);
  if (!isActive) await endSessions(tx, id);
  const after = { ...user, isActive, version: version + 1 };
  await recordUserChange(tx, { by, recordId: id, action: "update", before: user, after });
  return after;
}

/** Also deletes login, sessions and links. Changes and log entries stay. */
export function deleteUser(step: UserStep): Promise<UserStepResult> {
  const { id, version, by } = step;
  return withUser(step, async (tx, user) => {
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

type Asked = UserStep & { token: string; activates?: boolean };

/** `token` is null if a login was made instead of a link; `isNew` is false if the form was sent before. */
export type Made = { user: User; token: string | null; isNew: boolean };

type LoginMade = ({ ok: true } & Made) | { ok: false; reason: "missing" | "adminsOnly" | "conflict" };

export async function hasInitialPassword(id: string): Promise<boolean> {
  return (await read.adminUser.count({ where: { id, userId: null, initialPasswordHash: { not: null } } })) > 0;
}

export function createLogin(asked: Asked): Promise<LoginMade> {
  return grantAccess(asked, (tx, user) => (user.hasLogin ? { user, token: null, isNew: false } : addLogin(tx, { ...asked, user })));
}

export function createLink(asked: Asked): Promise<LoginMade> {
  return grantAccess(asked, (tx, user) => addLink(tx, { ...asked, user }));
}

export const areLinksMailed = isMailConfigured;

/** `url` is absolute. Answers "off" if no mail can be sent. */
export async function mailLink({ email, firstName }: User, url: string) {
  if (!areLinksMailed) return "off";
  // the link works already, and matters more than the name
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

function grantAccess(asked: Asked, make: (tx: Transaction, user: User) => Made | Promise<Made | null>): Promise<LoginMade> {
  const { version, by, activates = false } = asked;
  return withUser(asked, async (tx, user) => {
    if (activates && !user.isActive && user.version !== version) return { ok: false, reason: "conflict" };
    const made = await make(tx, user);
    if (made === null) return { ok: false, reason: "conflict" };
    if (!activates || made.user.isActive) return { ok: true, ...made };
    return { ok: true, ...made, user: await switchUser(tx, { user: made.user, isActive: true, by }) };
  });
}

type Making = { user: User; by: string; token: string };

async function addLogin(tx: Transaction, { user, by, token }: Making): Promise<Made | null> {
  const select = { initialPasswordHash: true };
  const { initialPasswordHash: passwordHash } = await tx.adminUser.findUniqueOrThrow({ where: { id: user.id }, select });
  if (passwordHash === null) return addLink(tx, { user, by, token });
  const after = await setPassword(tx, user, { passwordHash });
  await recordUserChange(tx, { by, recordId: user.id, action: "update", before: user, after });
  return { user: after, token: null, isNew: true };
}

async function addLink(tx: Transaction, { user, by, token }: Making): Promise<Made | null> {
  const state = await startLoginLink(tx, { adminUserId: user.id, token });
  if (state === "new") await recordUserChange(tx, { by, recordId: user.id, action: "link", before: user, after: user });
  return state === "new" || state === "open" ? { user, token, isNew: state === "new" } : null;
}
