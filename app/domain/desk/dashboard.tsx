import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { Stat } from "~/ui/admin/stat";
import { Count } from "~/ui/admin/tabs";
import { type Action, can, type CurrentUser, type PermissionResource } from "../people/access/permissions";
import { useWaiting, type Waiting } from "./admin-menu";

const { admin } = paths;

/** Null for people who may not edit pictures, or if counting failed. */
type Pictures = { incomplete: number; unused: number } | null;

export function Agenda({ pictures }: { pictures: Pictures }) {
  const waiting = useWaiting();
  return (
    <Panel title="Was ansteht">
      {waiting === null ? <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden: Was ansteht, konnte nicht gezählt werden." }} /> : <Tasks waiting={waiting} pictures={pictures} />}
    </Panel>
  );
}

function Tasks({ waiting, pictures }: { waiting: Waiting; pictures: Pictures }) {
  const tasks = tasksOf(waiting, pictures).filter(({ count }) => count > 0);
  const isCounting = waiting.translations === null;
  if (tasks.length === 0 && !isCounting) return <EmptyState icon="checkCircle" title="Alles erledigt. Es steht nichts an." />;
  return (
    <ul className="tasks">
      {tasks.map(({ label, to, icon, count }) => (
        <li key={to}>
          <Link className="task" to={to}>
            <Icon name={icon} />
            {label}
            <Count value={count} />
          </Link>
        </li>
      ))}
      {isCounting ? <li className="task">Die Übersetzungen werden gerade gezählt.</li> : null}
    </ul>
  );
}

type Task = { label: string; to: string; icon: IconName; count: number };

function tasksOf({ messages, drafts, translations, language }: Waiting, pictures: Pictures): Task[] {
  const translationsIn = (state: string) => admin.translations.list({ state, language: language ?? "" });
  return [
    { label: "Neue Nachrichten", to: admin.messages.list(), icon: "mail", count: messages },
    { label: "Entwürfe", to: admin.drafts.list(), icon: "pencil", count: drafts },
    { label: "Fehlende Übersetzungen", to: translationsIn("missing"), icon: "globe", count: translations?.missing ?? 0 },
    { label: "Veraltete Übersetzungen", to: translationsIn("outdated"), icon: "reload", count: translations?.outdated ?? 0 },
    { label: "Fehlende Alternativtexte", to: `${admin.media.list()}?state=incomplete`, icon: "image", count: pictures?.incomplete ?? 0 },
    { label: "Unbenutzte Bilder", to: `${admin.media.list()}?state=unused`, icon: "trash", count: pictures?.unused ?? 0 },
  ];
}

const FIGURES = [
  { label: "Teammitglieder", to: admin.team.list(), icon: "users", resource: "team" },
  { label: "Sponsoren", to: admin.sponsors.list(), icon: "award", resource: "sponsors" },
  { label: "Projekte", to: admin.projects.list(), icon: "film", resource: "projects" },
  { label: "Content-Einträge", to: admin.content, icon: "text", resource: "content" },
] as const;

type FiguresProps = Asking & { counts: Record<(typeof FIGURES)[number]["resource"], number> };

export function RecordFigures({ user, counts }: FiguresProps) {
  const shown = FIGURES.filter(({ resource }) => can(user, "read", resource));
  if (shown.length === 0) return null;
  return (
    <ul className="figures">
      {shown.map(({ label, resource, ...link }) => (
        <Stat key={resource} label={label} value={counts[resource]} link={link} />
      ))}
    </ul>
  );
}

type Asking = { user: Pick<CurrentUser, "permissions"> };

type Way = { label: string; to: string; icon: IconName; action: Action; resource: PermissionResource };

const WAYS: readonly Way[] = [
  { label: "Neues Teammitglied", to: admin.team.new, icon: "plus", action: "create", resource: "team" },
  { label: "Team verwalten", to: admin.team.list(), icon: "users", action: "read", resource: "team" },
  { label: "Seiten", to: admin.pages, icon: "file", action: "read", resource: "pages" },
  { label: "Medien", to: admin.media.list(), icon: "image", action: "read", resource: "media" },
  { label: "Nachrichten", to: admin.messages.list(), icon: "mail", action: "read", resource: "messages" },
  { label: "Einstellungen", to: admin.settings, icon: "settings", action: "read", resource: "settings" },
];

export function QuickAccess({ user }: Asking) {
  const ways = WAYS.filter(({ action, resource }) => can(user, action, resource));
  return (
    <Panel title="Schnellzugriff">
      <ul className="quick">
        {ways.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className="quick-link" to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
