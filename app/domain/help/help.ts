import { can, type CurrentUser, pathOf, RECORD_AREAS, type PermissionResource, RESOURCE_NAMES, type ResourceName, PERMISSION_RESOURCES } from "../people/access/permissions";
import { keysOf } from "../record/keys";

/** Shown to people who may read one of the resources `of`, and linked on screens whose addresses begin with `screens`. */
type Subject = { of: PermissionResource | readonly PermissionResource[]; screens: readonly string[] };

type RecordsHelp = Lowercase<(typeof RECORD_AREAS)[ResourceName]["name"]>;

function recordSubjects(): Record<RecordsHelp, Subject>;
function recordSubjects(): Record<string, Subject> {
  return Object.fromEntries(RESOURCE_NAMES.map((of) => [RECORD_AREAS[of].name.toLowerCase(), { of, screens: [`/admin/${pathOf(of)}`] }]));
}

const { "podcast-crew": podcastCrew, ...records } = recordSubjects();

/** In the order of the menu. The key is the file name in `articles/` and part of the address. */
const SUBJECTS = {
  "wenn-etwas-nicht-klappt": { of: PERMISSION_RESOURCES, screens: [] },
  dashboard: { of: "dashboard", screens: ["/admin"] },
  nachrichten: { of: "messages", screens: ["/admin/messages"] },
  seiten: { of: "pages", screens: ["/admin/pages", "/admin/words"] },
  "texte-fuer-uebersetzer": { of: "pages", screens: ["/admin/words/export", "/admin/words/import"] },
  inhalte: { of: "content", screens: ["/admin/content"] },
  rechtstexte: { of: "pages", screens: ["/admin/legal"] },
  ...records,
  medien: { of: "media", screens: ["/admin/media"] },
  uebersetzungen: { of: RESOURCE_NAMES, screens: ["/admin/translations"] },
  entwuerfe: { of: RESOURCE_NAMES, screens: ["/admin/drafts"] },
  papierkorb: { of: RESOURCE_NAMES, screens: ["/admin/trash"] },
  verlauf: { of: PERMISSION_RESOURCES, screens: ["/history"] },
  "podcast-crew": podcastCrew,
  "podcast-inhalte": { of: "podcast_content", screens: ["/admin/podcast-content"] },
  benutzer: { of: "users", screens: ["/admin/users"] },
  einstellungen: { of: "settings", screens: ["/admin/settings"] },
  "login-logs": { of: "logs", screens: ["/admin/logs"] },
  "datenbank-test": { of: "test_database", screens: ["/admin/test-database"] },
  "mein-konto": { of: PERMISSION_RESOURCES, screens: ["/admin/account"] },
  suche: { of: PERMISSION_RESOURCES, screens: ["/admin/search"] },
  tastenkuerzel: { of: PERMISSION_RESOURCES, screens: ["/admin/shortcuts"] },
} as const satisfies Record<string, Subject>;

export type HelpName = keyof typeof SUBJECTS;

type Person = Pick<CurrentUser, "permissions">;

export function helpNamesFor(person: Person): HelpName[] {
  return HELP_NAMES.filter((name) => resourcesOf(name).some((one) => can(person, "read", one)));
}

export const HELP_NAMES = keysOf(SUBJECTS);

export function mayChange(person: Person, name: HelpName): boolean {
  return !resourcesOf(name).every((one) => one !== "dashboard" && !can(person, "update", one));
}

function resourcesOf(name: HelpName): readonly PermissionResource[] {
  const subject: Subject = SUBJECTS[name];
  return [subject.of].flat();
}

export function helpNameAt(pathname: string): HelpName | null {
  if (pathname.includes("/history")) return "verlauf";
  const [found] = HELP_NAMES.flatMap((name) => SUBJECTS[name].screens.map((screen) => ({ name, screen })))
    .filter(({ screen }) => pathname === screen || (screen !== "/admin" && pathname.startsWith(`${screen}/`)))
    .toSorted((a, b) => b.screen.length - a.screen.length);
  return found?.name ?? null;
}
