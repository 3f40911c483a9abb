import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { Stat } from "~/ui/admin/stat";
import { Count } from "~/ui/admin/tabs";
import { type Action, can, type CurrentUser, type Resource } from "../people/access/permissions";
import { useWaiting, type Waiting } from "./admin-menu";

const { admin } = paths;

/** Pictures to be mended; null for people who may not do it, or when they could not be counted. */
type Pictures = { incomplete: number; unused: number } | null;

/** What waits for whoever looks at it, each with the way there; a friendly line when nothing does. */
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
    { label: "Bilder ohne Alternativtext", to: `${admin.media.list()}?state=incomplete`, icon: "image", count: pictures?.incomplete ?? 0 },
    { label: "Unbenutzte Bilder", to: `${admin.media.list()}?state=unused`, icon: "trash", count: pictures?.unused ?? 0 },
  ];
}

export function RecordFigures({ counts }: { counts: Record<"team" | "sponsors" | "projects" | "content", number> }) {
  return (
    <ul className="figures">
      <Stat label="Teammitglieder" value={counts.team} link={{ to: admin.team.list(), icon: "users" }} />
      <Stat label="Sponsoren" value={counts.sponsors} link={{ to: admin.sponsors.list(), icon: "award" }} />
      <Stat label="Projekte" value={counts.projects} link={{ to: admin.projects.list(), icon: "film" }} />
      <Stat label="Content-Einträge" value={counts.content} link={{ to: admin.content, icon: "text" }} />
    </ul>
  );
}

type Way = { label: string; to: string; icon: IconName; action: Action; resource: Resource };

const WAYS: readonly Way[] = [
  { label: "Neues Teammitglied", to: admin.team.new, icon: "plus", action: "create", resource: "team" },
  { label: "Team verwalten", to: admin.team.list(), icon: "users", action: "read", resource: "team" },
  { label: "Seiten", to: admin.pages, icon: "file", action: "read", resource: "pages" },
  { label: "Medien", to: admin.media.list(), icon: "image", action: "read", resource: "media" },
  { label: "Nachrichten", to: admin.messages.list(), icon: "mail", action: "read", resource: "messages" },
  { label: "Einstellungen", to: admin.settings, icon: "settings", action: "read", resource: "settings" },
];

/** The ways that are gone most, as far as this person may go them. */
export function QuickAccess({ user }: { user: Pick<CurrentUser, "permissions"> }) {
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
