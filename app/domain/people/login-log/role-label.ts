const labels: Readonly<Record<string, string>> = { admin: "Administrator", editor: "Redakteur", viewer: "Leser" };

/** What a role is called on a screen; a role that somebody added keeps its own name. */
export function roleLabel(roleName: string): string {
  return (Object.hasOwn(labels, roleName) ? labels[roleName] : null) ?? roleName;
}
