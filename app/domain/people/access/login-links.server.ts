import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type ClosedState, LINK_HOURS } from "./gate-notices";
import { secretKey } from "./secret-id";

const HOUR_MS = 60 * 60 * 1000;

/** How long an expired link still gets an explanation. */
const MEMORY_MS = 30 * 24 * HOUR_MS;

/** Ends the person's earlier links. `token` was chosen when the form was shown, so that sending it twice makes one link. */
export async function startLoginLink(tx: Transaction, { adminUserId, token }: { adminUserId: string; token: string }): Promise<"new" | FoundLink["state"]> {
  const { state } = await findLoginLink(token, tx);
  if (state !== "unknown") return state;
  const now = Date.now();
  await tx.loginLink.deleteMany({ where: { expiresAt: { lt: new Date(now - MEMORY_MS) } } });
  await endLoginLinksOf(tx, adminUserId);
  await tx.loginLink.create({ data: { id: secretKey(token), adminUserId, expiresAt: new Date(now + LINK_HOURS * HOUR_MS) } });
  return "new";
}

export async function endLoginLinksOf(tx: Transaction, adminUserId: string): Promise<void> {
  await tx.loginLink.updateMany({ where: { adminUserId, outcome: null }, data: { outcome: "replaced" } });
}

type LinkPerson = { id: string; email: string; firstName: string };

type FoundLink = { state: "open"; person: LinkPerson } | { state: ClosedState };

export async function findLoginLink(token: string, source: Pick<Reader, "loginLink"> = read): Promise<FoundLink> {
  const select = { outcome: true, expiresAt: true, adminUser: { select: { id: true, email: true, firstName: true } } };
  const link = await source.loginLink.findUnique({ where: { id: secretKey(token) }, select });
  if (link === null) return { state: "unknown" };
  if (link.outcome !== null) return { state: link.outcome === "used" ? "used" : "replaced" };
  return link.expiresAt > new Date() ? { state: "open", person: link.adminUser } : { state: "expired" };
}

export async function claimLoginLink(tx: Transaction, token: string): Promise<FoundLink> {
  const found = await findLoginLink(token, tx);
  if (found.state !== "open") return found;
  const { count } = await tx.loginLink.updateMany({ where: { id: secretKey(token), outcome: null }, data: { outcome: "used" } });
  return count === 1 ? found : { state: "used" };
}

export async function findOpenLink(adminUserId: string): Promise<{ expiresAt: Date } | null> {
  return read.loginLink.findFirst({
    where: { adminUserId, outcome: null, expiresAt: { gt: new Date() } },
    select: { expiresAt: true },
  });
}
