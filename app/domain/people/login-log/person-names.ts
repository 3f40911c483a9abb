export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Splits a name as it is written into first name and the rest: 'Ana María Ferrer' is Ana, María Ferrer. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

const labels: Readonly<Record<string, string>> = { admin: "Administrator", editor: "Redakteur", viewer: "Leser" };

/** What a role is called on a screen; a role that somebody added keeps its own name. */
export function roleLabel(roleName: string): string {
  return (Object.hasOwn(labels, roleName) ? labels[roleName] : null) ?? roleName;
}

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

export function nameInLog({ name, isGone }: PersonOfLog): string {
  return isGone ? `${name} (gelöscht)` : name;
}
