import { randomUUID } from "node:crypto";
import { newSecretId } from "~/domain/people/access/secret-id";
import { createUser } from "~/domain/people/users/save-user.server";
import type { User } from "~/domain/people/users/user-schema";
import { read } from "~/platform/database.server";

export const roleId = async (name: string) => (await read.userRole.findUniqueOrThrow({ where: { name } })).id;

/** The form of a new user. Each has a new e-mail address. */
export async function newcomer(fields: { email?: string; password?: string; role?: string } = {}) {
  const { email = `${randomUUID()}@calima.example`, password, role = "editor" } = fields;
  return { first_name: "Nora", last_name: "Neu", email, password, role_id: await roleId(role) };
}

/** Creates a new user as this admin. */
export async function addNewcomer(by: { userId: string; adminUserId: string }, fields: Parameters<typeof newcomer>[0] = {}): Promise<User> {
  const form = await newcomer(fields);
  const result = await createUser({ id: randomUUID(), form, by: { id: by.userId, adminUserId: by.adminUserId } });
  if (!result.ok) throw new Error(result.reason);
  return result.user;
}

/** The request for a login or a link of a new user. */
export function loginRequestFor(id: string, by: { adminUserId: string }) {
  return { id, version: 1, token: newSecretId(), by: by.adminUserId };
}

/** The whole history as one text, to check for what it must not contain. */
export async function historyText(): Promise<string> {
  return JSON.stringify(await read.change.findMany());
}
