import { read } from "~/platform/database.server";

/** Names by the ids in `admin_users`; who is no longer there has none. One query. */
export async function namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const select = { id: true, firstName: true, lastName: true } as const;
  const people = await read.adminUser.findMany({ where: { id: { in: wanted } }, select });
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}
