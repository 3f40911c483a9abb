import { keysOf } from "../../record/keys";

export const ACTIONS = ["create", "read", "update", "delete"] as const;

export const RESOURCE_NAMES = ["team", "sponsors", "projects", "services", "podcast_crew"] as const;

export const TEXT_RESOURCES = ["pages", "content", "podcast_content", "legal"] as const;

export const ROLE_NAMES = ["admin", "editor", "viewer"] as const;

export const ADMIN_ROLE = "admin";

export type Action = (typeof ACTIONS)[number];
export type ResourceName = (typeof RESOURCE_NAMES)[number];
export type RoleName = (typeof ROLE_NAMES)[number];
type Rights = Record<Action, boolean>;

type Area = { name: string; records: string };

export const RECORD_AREAS = {
  team: { name: "Team", records: "Teammitglieder", icon: "users", letter: "t" },
  sponsors: { name: "Sponsoren", records: "Sponsoren", icon: "award", letter: "s" },
  projects: { name: "Projekte", records: "Projekte", icon: "film", letter: "p" },
  services: { name: "Services", records: "Services", icon: "briefcase", letter: "l" },
  podcast_crew: { name: "Podcast-Crew", records: "Crew-Mitglieder", icon: "mic", letter: "c" },
} as const satisfies Record<ResourceName, Area & { icon: string; letter: string }>;

const AREAS = {
  dashboard: { name: "Dashboard", records: "das Dashboard" },
  statistics: { name: "Statistiken", records: "Statistiken" },
  pages: { name: "Seiteninhalte", records: "Seiteninhalte" },
  content: { name: "Inhalte", records: "Inhalte" },
  ...RECORD_AREAS,
  media: { name: "Medien", records: "Medien" },
  users: { name: "Benutzer", records: "Benutzer" },
  podcast_content: { name: "Podcast-Inhalte", records: "Podcast-Inhalte" },
  settings: { name: "Einstellungen", records: "Einstellungen" },
  logs: { name: "Logs", records: "Logs" },
  messages: { name: "Nachrichten", records: "Nachrichten" },
  test_database: { name: "Datenbank-Test", records: "den Datenbank-Test" },
} as const satisfies Record<string, Area>;

export type PermissionResource = keyof typeof AREAS;
export type Permissions = Record<PermissionResource, Rights>;

export const PERMISSION_RESOURCES = keysOf(AREAS);

export function pathOf(resource: ResourceName): string {
  return resource.replaceAll("_", "-");
}

export function resourceFrom<Name extends string>(resources: readonly Name[], word: string | undefined): Name | null {
  const wanted = word?.toLowerCase().replaceAll("-", "_");
  return resources.find((resource) => resource === wanted) ?? null;
}

export type CurrentUser = {
  id: string;
  adminUserId: string;
  email: string;
  firstName: string;
  lastName: string;
  roleName: string;
  permissions: Permissions;
  owesSecondFactor: boolean;
};

const everything: Rights = { create: true, read: true, update: true, delete: true };
const allButDelete: Rights = { create: true, read: true, update: true, delete: false };
const onlyRead: Rights = { create: false, read: true, update: false, delete: false };
const nothing: Rights = { create: false, read: false, update: false, delete: false };

const STAFF = { admin: everything, editor: allButDelete, viewer: onlyRead };
const ADMINS_ONLY = { admin: everything, editor: nothing, viewer: nothing };

const RIGHTS: Record<PermissionResource, Record<RoleName, Rights>> = {
  dashboard: { admin: everything, editor: onlyRead, viewer: onlyRead },
  statistics: ADMINS_ONLY,
  pages: STAFF,
  content: STAFF,
  team: STAFF,
  sponsors: STAFF,
  projects: STAFF,
  services: STAFF,
  podcast_crew: STAFF,
  media: STAFF,
  users: ADMINS_ONLY,
  podcast_content: STAFF,
  settings: STAFF,
  logs: ADMINS_ONLY,
  messages: STAFF,
  test_database: ADMINS_ONLY,
};

/** For a new site. Later the rows of `user_roles` decide. */
export function initialPermissions(role: RoleName): Permissions;
export function initialPermissions(role: RoleName): Record<string, Rights> {
  return Object.fromEntries(Object.entries(RIGHTS).map(([resource, rights]) => [resource, rights[role]]));
}

export function can(user: Pick<CurrentUser, "permissions">, action: Action, resource: PermissionResource): boolean {
  return user.permissions[resource][action];
}

export function rightsOn(user: Pick<CurrentUser, "permissions">, resource: PermissionResource) {
  const { create, update, delete: remove } = user.permissions[resource];
  return { create, update, delete: remove };
}

/** Only admins may create or change admins, whatever a role permits. */
export function isLeftToAdmins(by: Pick<CurrentUser, "roleName">, roleName: string): boolean {
  return roleName === ADMIN_ROLE && by.roleName !== ADMIN_ROLE;
}

export const NOT_SIGNED_IN = "Nicht authentifiziert - Bitte melden Sie sich an, um fortzufahren.";

export function refusalText(action: Action, resource: PermissionResource): string {
  return `Sie haben keine Berechtigung, ${AREAS[resource].records} ${VERBS[action]}.`;
}

const VERBS: Record<Action, string> = {
  create: "zu erstellen",
  read: "anzusehen",
  update: "zu bearbeiten",
  delete: "zu löschen",
};

export function areaName(resource: PermissionResource): string {
  return AREAS[resource].name;
}
