import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { Check, CheckName, CheckState } from "./checks";

/** What the site stands on; null where nobody could look. */
export function ChecksPanel({ checks }: { checks: readonly Check[] | null }) {
  return (
    <Panel title="Umgebung" lead="Was die Website von ihrem Server braucht." actions={checks ? <Summary checks={checks} /> : null}>
      {checks === null ? <NoticeBox notice={{ kind: "error", text: "Die Umgebung ließ sich nicht prüfen." }} /> : <TextList texts={checks.map(textOf)} />}
    </Panel>
  );
}

function Summary({ checks }: { checks: readonly Check[] }) {
  const odd = checks.filter(({ state }) => state !== "ok");
  if (odd.length === 0) return <Badge tone="good">In Ordnung</Badge>;
  return <Badge tone={odd.some(({ state }) => state === "wrong") ? "bad" : "warning"}>{`${odd.length.toString()} zu prüfen`}</Badge>;
}

function textOf({ name, state, detail }: Check) {
  const { label, texts } = GERMAN[name] ?? { label: name, texts: {} };
  return { label, value: texts[state]?.(detail) ?? detail };
}

type German = { label: string; texts: Partial<Record<CheckState, (detail: string) => string>> };

const decimal = (detail: string) => detail.replace(".", ",");

/** Of what a screen looks at. The words of an error are English and for whoever runs the server: `npm run doctor` says them. */
const GERMAN: Partial<Record<CheckName, German>> = {
  disk: {
    label: "Speicherplatz",
    texts: {
      ok: (free) => `${decimal(free)} frei`,
      warning: (free) => `Nur noch ${decimal(free)} frei. Bitte lassen Sie ihn bald vergrößern.`,
      wrong: () => "Der Speicherplatz ist erschöpft. Bitte lassen Sie ihn vergrößern.",
    },
  },
  database: { label: "Datenbank", texts: { wrong: () => "Sie antwortet nicht." } },
  clock: {
    label: "Uhr",
    texts: {
      ok: () => "Sie geht richtig.",
      warning: (off) => `Sie weicht um ${decimal(off)} ab. Bitte lassen Sie sie stellen.`,
      wrong: (off) => `Sie weicht um ${decimal(off)} ab; Codes zur Anmeldung werden deshalb abgelehnt. Bitte lassen Sie sie stellen.`,
    },
  },
  storage: { label: "Ablage der Bilder", texts: { ok: () => "Bilder lassen sich ablegen, lesen und löschen.", wrong: () => "Bilder lassen sich zurzeit nicht ablegen." } },
  mail: { label: "Mailserver", texts: { ok: (host) => (host === "" ? "keiner eingerichtet" : `${host} nimmt E-Mails an.`), wrong: () => "Er nimmt zurzeit keine E-Mails an." } },
};
