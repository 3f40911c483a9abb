import { randomUUID } from "node:crypto";
import { newSecretId } from "~/domain/people/access/secret-id";
import { createUser } from "~/domain/people/users/save-user.server";
import type { User } from "~/domain/people/users/user-schema";
import { read } from "~/platform/database.server";

export const roleId = async (name: string) => (await read.userRole.findUniqueOrThrow({ where: { name } })).id;

/** What an admin types about somebody new. A fresh e-mail each time. */
export async function newcomer(fields: { email?: string; password?: string; role?: string } = {}) {
  const { email = `${randomUUID()}@calima.example`, password, role = "editor" } = fields;
  return { first_name: "Nora", last_name: "Neu", email, password, role_id: await roleId(role) };
}

/** Somebody who was just added by this admin. */
export async function addNewcomer(by: { userId: string; adminUserId: string }, fields: Parameters<typeof newcomer>[0] = {}): Promise<User> {
  const form = await newcomer(fields);
  const result = await createUser({ id: randomUUID(), form, by: { id: by.userId, adminUserId: by.adminUserId } });
  if (!result.ok) throw new Error(result.reason);
  return result.user;
}

/** What the button for a login or a link sends about somebody who was just added. */
export function askedFor(id: string, by: { adminUserId: string }) {
  return { id, version: 1, token: newSecretId(), by: by.adminUserId };
}

/** Everything that the history knows, as one text: to look for what must not be in it. */
export async function historyText(): Promise<string> {
  return JSON.stringify(await read.change.findMany());
}
