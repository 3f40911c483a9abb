import { paths } from "~/paths";
import type { MenuEntry, MenuGroup } from "~/ui/admin/menu";
import { ShortcutList } from "~/ui/admin/shortcut-dialog";
import { FIXED_SHORTCUTS, menuShortcuts } from "~/ui/admin/shortcuts";
import { DRAFT_RESOURCES, permissionResourceOf } from "./draft";
import { can, type CurrentUser, type Resource, RESOURCE_NAMES } from "../people/access/permissions";

/** Of several resources one is enough. */
type Entry = MenuEntry & { resource: Resource | readonly Resource[] };

const { admin } = paths;

const MENU: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: "Übersicht",
    entries: [
      { label: "Dashboard", url: admin.home, icon: "grid", resource: "dashboard", letter: "d" },
      { label: "Nachrichten", url: admin.messages.list(), icon: "mail", resource: "messages", letter: "a" },
    ],
  },
  {
    label: "Website",
    entries: [
      { label: "Seiten", url: admin.pages, icon: "file", resource: "pages", letter: "e", also: [admin.texts()] },
      { label: "Inhalte", url: admin.content, icon: "text", resource: "content", letter: "i" },
      { label: "Rechtstexte", url: admin.legal.list, icon: "lock", resource: "pages", letter: "r" },
      { label: "Team", url: admin.team.list(), icon: "users", resource: "team", letter: "t", content: "Teammitglieder" },
      { label: "Sponsoren", url: admin.sponsors.list(), icon: "award", resource: "sponsors", letter: "s" },
      { label: "Projekte", url: admin.projects.list(), icon: "film", resource: "projects", letter: "p" },
      { label: "Services", url: admin.services.list(), icon: "briefcase", resource: "services", letter: "l" },
      { label: "Medien", url: admin.media.list(), icon: "image", resource: "media", letter: "m" },
      { label: "Übersetzungen", url: admin.translations.list(), icon: "globe", resource: RESOURCE_NAMES, letter: "u" },
      { label: "Entwürfe", url: admin.drafts.list(), icon: "pencil", resource: DRAFT_RESOURCES.map(permissionResourceOf), letter: "f" },
      { label: "Papierkorb", url: admin.trash.list(), icon: "trash", resource: RESOURCE_NAMES, letter: "k" },
    ],
  },
  {
    label: "Podcast",
    entries: [
      { label: "Podcast-Crew", url: admin.podcastCrew.list(), icon: "mic", resource: "podcast_crew", letter: "c", content: "Crew-Mitglieder" },
      { label: "Podcast-Inhalte", url: admin.podcastContent.list(), icon: "podcast", resource: "podcast_content", letter: "o" },
    ],
  },
  {
    label: "System",
    entries: [
      { label: "Benutzer", url: admin.users.list(), icon: "shield", resource: "users", letter: "b" },
      { label: "Einstellungen", url: admin.settings, icon: "settings", resource: "settings", letter: "w" },
      { label: "Login-Logs", url: admin.logs.list(), icon: "list", resource: "logs", letter: "g" },
      { label: "Datenbank-Test", url: admin.testDatabase, icon: "database", resource: "test_database", letter: "x" },
    ],
  },
];

/** The menu of one person: what they may read, and how many messages nobody has dealt with yet. */
export function menuFor(user: Pick<CurrentUser, "permissions">, newMessages = 0): MenuGroup[] {
  const waiting = { count: newMessages, text: "neu" };
  return MENU.map(({ label, entries }) => ({
    label,
    entries: entries
      .filter(({ resource }) => [resource].flat().some((one) => can(user, "read", one)))
      .map((entry) => (entry.resource === "messages" ? { ...entry, waiting } : entry)),
  })).filter(({ entries }) => entries.length > 0);
}

/** The keys that work for one person. */
export function AdminShortcuts({ user }: { user: Pick<CurrentUser, "permissions"> }) {
  return <ShortcutList shortcuts={[...FIXED_SHORTCUTS, ...menuShortcuts(menuFor(user))]} />;
}
