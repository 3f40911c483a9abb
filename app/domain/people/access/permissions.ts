export const ACTIONS = ["create", "read", "update", "delete"] as const;

/** The resources whose records staff make, edit, delete and bring back. */
export const RESOURCE_NAMES = ["team", "sponsors", "projects", "services", "podcast_crew"] as const;

export const RESOURCES = [
  "dashboard",
  "statistics",
  "pages",
  "content",
  ...RESOURCE_NAMES,
  "media",
  "users",
  "podcast_content",
  "settings",
  "logs",
  "messages",
  "test_database",
] as const;

export const ROLE_NAMES = ["admin", "editor", "viewer"] as const;

/** The role that must never be without somebody in it. */
export const ADMIN_ROLE = "admin";

/** The key in `website_settings` of the rule that admins must have a second factor. */
export const SECOND_FACTOR_RULE = "second_factor_required";

export type Action = (typeof ACTIONS)[number];
export type ResourceName = (typeof RESOURCE_NAMES)[number];
export type Resource = (typeof RESOURCES)[number];
export type RoleName = (typeof ROLE_NAMES)[number];
export type Permissions = Record<Resource, Record<Action, boolean>>;

type Area = { name: string; records: string; icon: string; letter: string };

/** What the areas of these resources and their records are called, and the sign and the letter of the area in the menu. */
export const RECORD_AREAS = {
  team: { name: "Team", records: "Teammitglieder", icon: "users", letter: "t" },
  sponsors: { name: "Sponsoren", records: "Sponsoren", icon: "award", letter: "s" },
  projects: { name: "Projekte", records: "Projekte", icon: "film", letter: "p" },
  services: { name: "Services", records: "Services", icon: "briefcase", letter: "l" },
  podcast_crew: { name: "Podcast-Crew", records: "Crew-Mitglieder", icon: "mic", letter: "c" },
} as const satisfies Record<ResourceName, Area>;

/** What addresses call these resources. */
export function pathOf(resource: ResourceName): string {
  return resource.replaceAll("_", "-");
}

/** Who is asking. `id` is the login (`admin_profiles`), `adminUserId` the person who works here (`admin_users`). */
export type CurrentUser = {
  id: string;
  adminUserId: string;
  email: string;
  firstName: string;
  lastName: string;
  roleName: string;
  permissions: Permissions;
  /** Must set up a second factor before anything else. */
  owesSecondFactor: boolean;
};

const everything = { create: true, read: true, update: true, delete: true };
const allButDelete = { create: true, read: true, update: true, delete: false };
const onlyRead = { create: false, read: true, update: false, delete: false };
const nothing = { create: false, read: false, update: false, delete: false };

/** What the three roles may do when they are created; from then on the row in `user_roles` decides. */
export const ROLE_PERMISSIONS: Record<RoleName, Permissions> = {
  admin: {
    dashboard: everything,
    statistics: everything,
    pages: everything,
    content: everything,
    team: everything,
    sponsors: everything,
    projects: everything,
    services: everything,
    media: everything,
    users: everything,
    podcast_crew: everything,
    podcast_content: everything,
    settings: everything,
    logs: everything,
    messages: everything,
    test_database: everything,
  },
  editor: {
    dashboard: onlyRead,
    statistics: nothing,
    pages: allButDelete,
    content: allButDelete,
    team: allButDelete,
    sponsors: allButDelete,
    projects: allButDelete,
    services: allButDelete,
    media: allButDelete,
    users: nothing,
    podcast_crew: allButDelete,
    podcast_content: allButDelete,
    settings: allButDelete,
    logs: nothing,
    messages: allButDelete,
    test_database: nothing,
  },
  viewer: {
    dashboard: onlyRead,
    statistics: nothing,
    pages: onlyRead,
    content: onlyRead,
    team: onlyRead,
    sponsors: onlyRead,
    projects: onlyRead,
    services: onlyRead,
    media: onlyRead,
    users: nothing,
    podcast_crew: onlyRead,
    podcast_content: onlyRead,
    settings: onlyRead,
    logs: nothing,
    messages: onlyRead,
    test_database: nothing,
  },
};

/** The one question that guards, navigation and buttons ask. */
export function can(user: Pick<CurrentUser, "permissions">, action: Action, resource: Resource): boolean {
  return user.permissions[resource][action];
}

/** What a screen may offer this person: no button for anything else. */
export function rightsOn(user: Pick<CurrentUser, "permissions">, resource: Resource) {
  const { create, update, delete: remove } = user.permissions[resource];
  return { create, update, delete: remove };
}

/** What someone without a session is told. */
export const NOT_SIGNED_IN = "Nicht authentifiziert - Bitte melden Sie sich an, um fortzufahren.";

/** What someone without the right is told, for example 'Sie haben keine Berechtigung, Projekte zu erstellen.' */
export function refusalText(action: Action, resource: Resource): string {
  return `Sie haben keine Berechtigung, ${AREAS[resource].records} ${VERBS[action]}.`;
}

const VERBS: Record<Action, string> = {
  create: "zu erstellen",
  read: "anzusehen",
  update: "zu bearbeiten",
  delete: "zu löschen",
};

/** What the areas of the administration are called where they are counted. */
export function areaName(resource: Resource): string {
  const { records, name = records } = AREAS[resource];
  return name;
}

const AREAS: Record<Resource, Pick<Area, "records"> & Partial<Area>> = {
  ...RECORD_AREAS,
  dashboard: { records: "das Dashboard", name: "Dashboard" },
  statistics: { records: "Statistiken" },
  pages: { records: "Seiteninhalte" },
  content: { records: "Inhalte" },
  media: { records: "Medien" },
  users: { records: "Benutzer" },
  podcast_content: { records: "Podcast-Inhalte" },
  settings: { records: "Einstellungen" },
  logs: { records: "Logs" },
  messages: { records: "Nachrichten" },
  test_database: { records: "den Datenbank-Test", name: "Datenbank-Test" },
};
