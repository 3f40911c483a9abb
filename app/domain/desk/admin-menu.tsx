import { createContext, type ReactNode, useContext } from "react";
import type { TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { AdminShell } from "~/ui/admin/admin-shell";
import type { MenuEntry, MenuGroup, MenuPlace } from "~/ui/admin/menu";
import type { Notice } from "~/ui/admin/notice";
import { ShortcutList } from "~/ui/admin/shortcut-dialog";
import { FIXED_SHORTCUTS, menuShortcuts } from "~/ui/admin/shortcuts";
import { can, type CurrentUser, pathOf, RECORD_AREAS, type PermissionResource, RESOURCE_NAMES, type ResourceName } from "../people/access/permissions";
import { nameOf, roleLabel } from "../people/login-log/person-names";
import { DRAFT_RESOURCES, permissionResourceOf } from "./draft";

type Place = MenuPlace & { resource: PermissionResource | readonly PermissionResource[] };

/** `gathers`: the screens that share one entry, which has a label of its own. */
type Entry = Pick<MenuEntry, "icon"> & (Place | { label: string; gathers: readonly Place[] });

const { admin } = paths;

const PEOPLE: readonly ResourceName[] = ["team", "podcast_crew"];

const MENU: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: "Übersicht",
    entries: [
      { label: "Dashboard", url: admin.home, icon: "grid", resource: "dashboard", letter: "d" },
      { label: "Nachrichten", url: admin.messages.list(), icon: "mail", resource: "messages", letter: "a" },
      { label: "Entwürfe", url: admin.drafts.list(), icon: "pencil", resource: DRAFT_RESOURCES.map(permissionResourceOf), letter: "f" },
      { label: "Übersetzungen", url: admin.translations.list(), icon: "globe", resource: RESOURCE_NAMES, letter: "u" },
    ],
  },
  {
    label: "Website",
    entries: [
      {
        label: "Texte",
        icon: "text",
        gathers: [
          { label: "Seiten", url: admin.pages, resource: "pages", letter: "e", also: [admin.texts()] },
          { label: "Inhalte", url: admin.content, resource: "content", letter: "i" },
          { label: "Rechtstexte", url: admin.legal.list, resource: "pages", letter: "r" },
          { label: "Podcast-Inhalte", url: admin.podcastContent.list(), resource: "podcast_content", letter: "o" },
        ],
      },
      ...[...PEOPLE, ...RESOURCE_NAMES.filter((name) => !PEOPLE.includes(name))].map(recordsEntry),
      { label: "Medien", url: admin.media.list(), icon: "image", resource: "media", letter: "m" },
      { label: "Papierkorb", url: admin.trash.list(), icon: "trash", resource: RESOURCE_NAMES, letter: "k" },
    ],
  },
  {
    label: "System",
    entries: [
      { label: "Benutzer", url: admin.users.list(), icon: "shield", resource: "users", letter: "b" },
      {
        label: "Einstellungen",
        icon: "settings",
        gathers: [
          { label: "Einstellungen", url: admin.settings, resource: "settings", letter: "w" },
          { label: "Datenbank-Test", url: admin.testDatabase, resource: "test_database", letter: "x" },
        ],
      },
      { label: "Login-Logs", url: admin.logs.list(), icon: "list", resource: "logs", letter: "g" },
    ],
  },
];

function recordsEntry(resource: ResourceName): Entry {
  const { name, records, ...sign } = RECORD_AREAS[resource];
  return { label: name, url: admin.records(pathOf(resource)).list(), resource, content: records, ...sign };
}

type Person = Pick<CurrentUser, "permissions">;

/** `translations` is null while they are being counted; `language` is null if several languages were counted. */
export type Waiting = {
  messages: number;
  drafts: number;
  translations: { missing: number; outdated: number; open: number } | null;
  language: TranslationLanguage | null;
};

export function menuFor(user: Person, waiting: Waiting | null = null): MenuGroup[] {
  const openTranslations = admin.translations.list({ state: "open", language: waiting?.language ?? "" });
  const counts: Readonly<Record<string, MenuEntry["waiting"]>> = {
    [admin.messages.list()]: { count: waiting?.messages ?? 0, text: "neu", isUrgent: true },
    [admin.drafts.list()]: { count: waiting?.drafts ?? 0, text: "offen" },
    [admin.translations.list()]: { count: waiting?.translations?.open ?? 0, text: "offen", url: openTranslations },
  };
  return MENU.map(({ label, entries }) => ({
    label,
    entries: entries.flatMap((entry) => entryFor(user, entry)).map((entry) => ({ ...entry, waiting: counts[entry.url] })),
  })).filter(({ entries }) => entries.length > 0);
}

function entryFor(user: Person, entry: Entry): MenuEntry[] {
  if (!("gathers" in entry)) return mayRead(user, entry) ? [entry] : [];
  const parts = entry.gathers.filter((place) => mayRead(user, place));
  const [first] = parts;
  return first ? [{ ...first, label: entry.label, icon: entry.icon, parts }] : [];
}

function mayRead(user: Person, { resource }: Place): boolean {
  return [resource].flat().some((one) => can(user, "read", one));
}

export function AdminShortcuts({ user }: { user: Person }) {
  return <ShortcutList shortcuts={[...FIXED_SHORTCUTS, ...menuShortcuts(menuFor(user))]} />;
}

type Props = { user: CurrentUser; notice: Notice | null; hasShortcuts: boolean; waiting: Waiting | null; children: ReactNode };

const WaitingContext = createContext<Waiting | null>(null);

export function useWaiting(): Waiting | null {
  return useContext(WaitingContext);
}

export function AdminFrame({ user, notice, hasShortcuts, waiting, children }: Props) {
  const person = { name: nameOf(user), role: roleLabel(user.roleName) };
  return (
    <AdminShell menu={user.owesSecondFactor ? [] : menuFor(user, waiting)} person={person} notice={notice} hasShortcuts={hasShortcuts}>
      <WaitingContext.Provider value={waiting}>{children}</WaitingContext.Provider>
    </AdminShell>
  );
}
