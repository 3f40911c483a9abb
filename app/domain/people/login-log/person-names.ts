export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

const labels: Readonly<Record<string, string>> = { admin: "Administrator", editor: "Redakteur", viewer: "Leser" };

export function roleLabel(roleName: string): string {
  return (Object.hasOwn(labels, roleName) ? labels[roleName] : null) ?? roleName;
}

export type PersonOfLog = {
  id: string;
  name: string;
  role: string;
  isGone: boolean;
};

export function nameInLog({ name, isGone }: PersonOfLog): string {
  return isGone ? `${name} (gelöscht)` : name;
}
