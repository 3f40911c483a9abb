import type { ReactNode } from "react";
import { paths } from "~/paths";
import { AdminShell, type MenuEntry, type MenuGroup } from "~/ui/admin/admin-shell";
import type { Notice } from "~/ui/admin/notice";
import { can, type CurrentUser, type Resource } from "./permissions";
import { roleLabel } from "./role-label";

type Entry = MenuEntry & { resource: Resource };

const { admin } = paths;

const MENU: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: "Übersicht",
    entries: [
      { label: "Dashboard", url: admin.home, icon: "grid", resource: "dashboard" },
      { label: "Nachrichten", url: admin.messages, icon: "mail", resource: "messages" },
    ],
  },
  {
    label: "Website",
    entries: [
      { label: "Seiten", url: admin.pages, icon: "file", resource: "pages" },
      { label: "Inhalte", url: admin.content, icon: "text", resource: "content" },
      { label: "Team", url: admin.team.list(), icon: "users", resource: "team" },
      { label: "Sponsoren", url: admin.sponsors.list(), icon: "award", resource: "sponsors" },
      { label: "Projekte", url: admin.projects.list(), icon: "film", resource: "projects" },
      { label: "Services", url: admin.services.list(), icon: "briefcase", resource: "services" },
      { label: "Medien", url: admin.media, icon: "image", resource: "media" },
    ],
  },
  {
    label: "Podcast",
    entries: [
      { label: "Podcast-Crew", url: admin.podcastCrew, icon: "mic", resource: "podcast_crew" },
      { label: "Podcast-Inhalte", url: admin.podcastContent, icon: "podcast", resource: "podcast_content" },
    ],
  },
  {
    label: "System",
    entries: [
      { label: "Benutzer", url: admin.users, icon: "shield", resource: "users" },
      { label: "Einstellungen", url: admin.settings, icon: "settings", resource: "settings" },
      { label: "Login-Logs", url: admin.logs, icon: "list", resource: "logs" },
      { label: "Datenbank-Test", url: admin.testDatabase, icon: "database", resource: "test_database" },
    ],
  },
];

type Props = { user: CurrentUser; notice: Notice | null; children: ReactNode };

/** The frame of the administration for one person: the menu offers what they may read. */
export function AdminFrame({ user, notice, children }: Props) {
  const person = { name: `${user.firstName} ${user.lastName}`.trim(), role: roleLabel(user.roleName) };
  const urls = { home: admin.home, logout: admin.logout, website: "/" };
  return (
    <AdminShell menu={menuFor(user)} person={person} urls={urls} notice={notice}>
      {children}
    </AdminShell>
  );
}

function menuFor(user: CurrentUser): MenuGroup[] {
  return MENU.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ resource }) => can(user, "read", resource)),
  })).filter(({ entries }) => entries.length > 0);
}
