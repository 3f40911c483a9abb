import { read } from "~/platform/database.server";
import { recordNameIn } from "./record-name";

/** Names by the ids in `admin_users`; who was deleted is called as in the change that did it. At most two queries. */
export async function namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const select = { id: true, firstName: true, lastName: true } as const;
  const people = await read.adminUser.findMany({ where: { id: { in: wanted } }, select });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const gone = wanted.filter((id) => !names.has(id));
  return gone.length === 0 ? names : new Map([...names, ...(await namesOfDeleted(gone))]);
}

async function namesOfDeleted(ids: readonly string[]): Promise<[id: string, name: string][]> {
  const deletions = await read.change.findMany({
    where: { resource: "users", action: "delete", recordId: { in: [...ids] } },
    select: { recordId: true, before: true },
  });
  return deletions.flatMap(({ recordId, before }) => {
    const name = recordNameIn(before);
    return name === null ? [] : [[recordId, name]];
  });
}
