import { initialPermissions, ROLE_NAMES, type RoleName } from "~/domain/people/access/permissions";

const DESCRIPTIONS: Record<RoleName, string> = {
  admin: "Vollzugriff: darf alles bearbeiten und löschen.",
  editor: "Darf Inhalte bearbeiten, aber nichts löschen.",
  viewer: "Darf Inhalte nur ansehen.",
};

export const defaultRoles = ROLE_NAMES.map((name) => ({
  id: `role-${name}`,
  name,
  description: DESCRIPTIONS[name],
  permissions: initialPermissions(name),
}));
