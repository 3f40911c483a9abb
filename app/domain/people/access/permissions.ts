export const ACTIONS = ["create", "read", "update", "delete"] as const;

export const RESOURCE_NAMES = ["team", "sponsors", "projects", "services", "podcast_crew"] as const;

export const ROLE_NAMES = ["admin", "editor", "viewer"] as const;

export const ADMIN_ROLE = "admin";

export type Action = (typeof ACTIONS)[number];
export type ResourceName = (typeof RESOURCE_NAMES)[number];
export type RoleName = (typeof ROLE_NAMES)[number];
type Rights = Record<Action, boolean>;

const everything: Rights = { create: true, read: true, update: true, delete: true };
const allButDelete: Rights = { create: true, read: true, update: true, delete: false };
const onlyRead: Rights = { create: false, read: true, update: false, delete: false };
const nothing: Rights = { create: false, read: false, update: false, delete: false };

const STAFF = { admin: everything, editor: allButDelete, viewer: onlyRead };
const ADMINS_ONLY = { admin: everything, editor: nothing, viewer: nothing };

/** `rights` are those on a new site; afterwards the rows of `user_roles` decide. */
type Area = { name: string; records: string; rights: Record<RoleName, Rights> };

export const RECORD_AREAS = {
  team: { name: "Team", records: "Teammitglieder", rights: STAFF, icon: "users", letter: "t" },
  sponsors: { name: "Sponsoren", records: "Sponsoren", rights: STAFF, icon: "award", letter: "s" },
  projects: { name: "Projekte", records: "Projekte", rights: STAFF, icon: "film", letter: "p" },
  services: { name: "Services", records: "Services", rights: STAFF, icon: "briefcase", letter: "l" },
  podcast_crew: { name: "Podcast-Crew", records: "Crew-Mitglieder", rights: STAFF, icon: "mic", letter: "c" },
} as const satisfies Record<ResourceName, Area & { icon: string; letter: string }>;

const AREAS = {
  dashboard: { name: "Dashboard", records: "das Dashboard", rights: { admin: everything, editor: onlyRead, viewer: onlyRead } },
  statistics: { name: "Statistiken", records: "Statistiken", rights: ADMINS_ONLY },
  pages: { name: "Seiteninhalte", records: "Seiteninhalte", rights: STAFF },
  content: { name: "Inhalte", records: "Inhalte", rights: STAFF },
  ...RECORD_AREAS,
  media: { name: "Medien", records: "Medien", rights: STAFF },
  users: { name: "Benutzer", records: "Benutzer", rights: ADMINS_ONLY },
  podcast_content: { name: "Podcast-Inhalte", records: "Podcast-Inhalte", rights: STAFF },
  settings: { name: "Einstellungen", records: "Einstellungen", rights: STAFF },
  logs: { name: "Logs", records: "Logs", rights: ADMINS_ONLY },
  messages: { name: "Nachrichten", records: "Nachrichten", rights: STAFF },
  test_database: { name: "Datenbank-Test", records: "den Datenbank-Test", rights: ADMINS_ONLY },
} as const satisfies Record<string, Area>;

export type Resource = keyof typeof AREAS;
export type Permissions = Record<Resource, Rights>;

export const RESOURCES = Object.keys(AREAS).filter(isResource);

function isResource(word: string): word is Resource {
  return Object.hasOwn(AREAS, word);
}

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

export function initialPermissions(role: RoleName): Permissions;
export function initialPermissions(role: RoleName): Record<string, Rights> {
  return Object.fromEntries(Object.entries(AREAS).map(([resource, { rights }]) => [resource, rights[role]]));
}

export function can(user: Pick<CurrentUser, "permissions">, action: Action, resource: Resource): boolean {
  return user.permissions[resource][action];
}

export function rightsOn(user: Pick<CurrentUser, "permissions">, resource: Resource) {
  const { create, update, delete: remove } = user.permissions[resource];
  return { create, update, delete: remove };
}

/** Whatever a role permits, only admins make or change admins. */
export function isLeftToAdmins(by: Pick<CurrentUser, "roleName">, roleName: string): boolean {
  return roleName === ADMIN_ROLE && by.roleName !== ADMIN_ROLE;
}

export const NOT_SIGNED_IN = "Nicht authentifiziert - Bitte melden Sie sich an, um fortzufahren.";

export function refusalText(action: Action, resource: Resource): string {
  return `Sie haben keine Berechtigung, ${AREAS[resource].records} ${VERBS[action]}.`;
}

const VERBS: Record<Action, string> = {
  create: "zu erstellen",
  read: "anzusehen",
  update: "zu bearbeiten",
  delete: "zu löschen",
};

export function areaName(resource: Resource): string {
  return AREAS[resource].name;
}
