/** Somebody as the log names them; `id` is the one in `admin_users`. */
export type PersonOfLog = {
  id: string;
  name: string;
  role: string;
  /** Was deleted since. */
  isGone: boolean;
};

/** The same by their ids. */
export function byId(people: readonly PersonOfLog[]): ReadonlyMap<string | null, PersonOfLog> {
  return new Map(people.map((person) => [person.id, person]));
}

/** How the log calls somebody. */
export function nameInLog({ name, isGone }: PersonOfLog): string {
  return isGone ? `${name} (gelöscht)` : name;
}
