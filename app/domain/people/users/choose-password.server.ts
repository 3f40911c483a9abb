import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { hashPassword } from "~/platform/password-hash.server";
import type { ClosedState } from "../access/login-link";
import { claimLoginLink, findLoginLink } from "../access/login-links.server";
import { nameOf } from "../login-log/person-names";
import type { PasswordRefusal } from "../access/password-messages";
import { refusalOf } from "../access/password-refusal.server";
import { setPassword } from "../access/set-password.server";
import { recordChange } from "../../record/changes.server";
import { snapshotOfUser, type User } from "./user";
import { findUser } from "./users.server";

export type PasswordChoice =
  | { ok: true; user: User }
  | { ok: false; reason: "busy" | PasswordRefusal }
  | { ok: false; reason: "closed"; state: ClosedState };

/** Uses a one-time link up: whoever holds it gives its person the password, and with the first one the login. */
export async function choosePassword({ token, password }: { token: string; password: string }): Promise<PasswordChoice> {
  // why: nobody can make the server hash for nothing
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
    return { ok: true, user: await givePassword(tx, { id: claim.person.id, passwordHash }) };
  });
}

async function givePassword(tx: Transaction, { id, passwordHash }: { id: string; passwordHash: string }): Promise<User> {
  const before = await findUser(id, tx);
  await setPassword(tx, { adminUserId: id, passwordHash });
  const user = await findUser(id, tx);
  if (before === null || user === null) throw new Error(`${id} has a link and cannot be found`);
  const change = { by: id, resource: "users", recordId: id, action: "password" } as const;
  await recordChange(tx, { ...change, before: snapshotOfUser(before), after: snapshotOfUser(user) });
  return user;
}
