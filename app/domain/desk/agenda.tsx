import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { Count } from "~/ui/admin/tabs";
import { useWaiting } from "./admin-frame";
import type { Waiting } from "./waiting";

/** Pictures to be mended; null for who may not do it, or when they could not be counted. */
type Pictures = { incomplete: number; unused: number } | null;

/** What waits for who looks at it, each with the way there; a friendly line when nothing does. */
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

const { admin } = paths;

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
