import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type ClosedState, LINK_HOURS, linkStateOf } from "./login-link";
import { newSecretId, secretKey } from "./secret-id";

const HOUR_MS = 60 * 60 * 1000;

/** How long a link that is over stays, so that it can still be told what has become of it. */
const MEMORY_MS = 30 * 24 * HOUR_MS;

/** Makes a link for a person, whose earlier ones are over from then on. Answers its token, which nobody stores. */
export async function startLoginLink(tx: Transaction, adminUserId: string): Promise<string> {
  const token = newSecretId();
  const now = Date.now();
  await tx.loginLink.deleteMany({ where: { expiresAt: { lt: new Date(now - MEMORY_MS) } } });
  await endLoginLinksOf(tx, adminUserId);
  await tx.loginLink.create({ data: { id: secretKey(token), adminUserId, expiresAt: new Date(now + LINK_HOURS * HOUR_MS) } });
  return token;
}

/** Nobody gets in by a link that was made before. */
export async function endLoginLinksOf(tx: Transaction, adminUserId: string): Promise<void> {
  await tx.loginLink.updateMany({ where: { adminUserId, outcome: null }, data: { outcome: "replaced" } });
}

export type LinkPerson = { id: string; email: string; firstName: string };

export type FoundLink = { state: "open"; person: LinkPerson } | { state: ClosedState };

/** What a token is good for, and whose it is. */
export async function findLoginLink(token: string, source: Pick<Reader, "loginLink"> = read): Promise<FoundLink> {
  const select = { outcome: true, expiresAt: true, adminUser: { select: { id: true, email: true, firstName: true } } };
  const link = await source.loginLink.findUnique({ where: { id: secretKey(token) }, select });
  const state = linkStateOf(link);
  if (state !== "open") return { state };
  return link ? { state, person: link.adminUser } : { state: "unknown" };
}

/** Uses a link up, if it is open: of any number who try at the same moment exactly one succeeds. */
export async function claimLoginLink(tx: Transaction, token: string): Promise<FoundLink> {
  const found = await findLoginLink(token, tx);
  if (found.state !== "open") return found;
  const { count } = await tx.loginLink.updateMany({ where: { id: secretKey(token), outcome: null }, data: { outcome: "used" } });
  return count === 1 ? found : { state: "used" };
}

/** Until when the link of a person can be used; null if there is none. */
export async function findOpenLink(adminUserId: string): Promise<{ expiresAt: Date } | null> {
  return read.loginLink.findFirst({
    where: { adminUserId, outcome: null, expiresAt: { gt: new Date() } },
    select: { expiresAt: true },
  });
}
