import type { ReactNode } from "react";
import { formatFileSize } from "~/i18n/file-size";
import { Badge } from "~/ui/admin/badge";
import { type Notice, NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { type ShownText, TextList } from "~/ui/admin/text-list";
import type { Check, CheckName, CheckState, MigrationState, PageCacheState } from "./site-state";

export function ChecksPanel({ checks }: { checks: readonly Check[] | null }) {
  return (
    <FactsPanel
      title="Umgebung"
      lead="Was die Website von ihrem Server braucht."
      actions={checks && <ChecksSummary checks={checks} />}
      texts={checks?.map(textOfCheck)}
      missing={{ kind: "error", text: "Die Umgebung ließ sich nicht prüfen." }}
    />
  );
}

export function DatabaseStatePanel({ state }: { state: { kind: string; contentVersion: number; changes: number } | null }) {
  const texts = state && [
    { label: "Art", value: state.kind },
    { label: "Stand der Inhalte (content_version)", value: state.contentVersion.toString() },
    { label: "Aufgezeichnete Änderungen", value: state.changes.toString() },
  ];
  return <FactsPanel title="Datenbank" texts={texts} missing={{ kind: "error", text: "Die Datenbank antwortet nicht." }} />;
}

export function PageCachePanel({ state }: { state: PageCacheState | null }) {
  return (
    <FactsPanel
      title="Seitenspeicher"
      lead="Fertige öffentliche Seiten im Arbeitsspeicher, gezählt seit dem Start."
      texts={state && textsOfPageCache(state)}
      missing={{ kind: "info", text: "Diese Instanz läuft ohne Seitenspeicher." }}
    />
  );
}

type OutboxState = { hasProvider: boolean; waiting: number; failed: number; leased: number };

export function OutboxPanel({ state }: { state: OutboxState | null }) {
  const texts = state && [
    { label: "Anbieter", value: state.hasProvider ? "eingerichtet" : "keiner, Nachrichten bleiben hier" },
    { label: "Warten", value: state.waiting.toLocaleString("de-DE") },
    { label: "Gescheitert", value: state.failed.toLocaleString("de-DE") },
    { label: "Gerade in Arbeit", value: state.leased.toLocaleString("de-DE") },
  ];
  return (
    <FactsPanel
      title="Postausgang"
      lead="Nachrichten des Kontaktformulars auf dem Weg zum Anbieter."
      texts={texts}
      missing={{ kind: "error", text: "Der Postausgang lässt sich nicht lesen." }}
    />
  );
}

export function MigrationsPanel({ state }: { state: MigrationState | null }) {
  const texts = state && [
    { label: "Angewandt", value: state.applied },
    { label: "Ausstehend", value: state.pending },
  ];
  return (
    <FactsPanel
      title="Migrationen"
      actions={state && <MigrationsSummary state={state} />}
      texts={texts}
      empty="keine"
      missing={{ kind: "warning", text: "Der Stand der Migrationen ist nicht bekannt." }}
    />
  );
}

type FactsProps = { title: string; lead?: string; actions?: ReactNode; texts: readonly ShownText[] | null | undefined; empty?: string; missing: Notice };

function FactsPanel({ title, lead, actions, texts, empty, missing }: FactsProps) {
  return (
    <Panel title={title} lead={lead} actions={actions}>
      {texts ? <TextList texts={texts} empty={empty} /> : <NoticeBox notice={missing} />}
    </Panel>
  );
}

function ChecksSummary({ checks }: { checks: readonly Check[] }) {
  const odd = checks.filter(({ state }) => state !== "ok");
  if (odd.length === 0) return <Badge tone="good">In Ordnung</Badge>;
  return <Badge tone={odd.some(({ state }) => state === "wrong") ? "bad" : "warning"}>{`${odd.length.toString()} zu prüfen`}</Badge>;
}

function textOfCheck({ name, state, detail }: Check) {
  const { label, texts } = GERMAN[name] ?? { label: name, texts: {} };
  return { label, value: texts[state]?.(detail) ?? detail };
}

type German = { label: string; texts: Partial<Record<CheckState, (detail: string) => string>> };

const decimal = (detail: string) => detail.replace(".", ",");

/** Faults are in English for operators, who see them in `npm run doctor`. */
const GERMAN: Partial<Record<CheckName, German>> = {
  folders: { label: "Datenordner", texts: { ok: () => "Die Website kann dort schreiben.", wrong: () => "Die Website kann dort nicht schreiben." } },
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

function textsOfPageCache({ entries, bytes, mostBytes, hits, misses, renderings }: PageCacheState) {
  const asked = hits + misses;
  const share = asked === 0 ? "" : ` (${Math.round((hits / asked) * 100).toString()} %)`;
  return [
    { label: "Seiten", value: entries.toLocaleString("de-DE") },
    { label: "Belegt", value: `${formatFileSize(bytes)} von ${formatFileSize(mostBytes)}` },
    { label: "Treffer", value: hits.toLocaleString("de-DE") + share },
    { label: "Neu erzeugt", value: renderings.toLocaleString("de-DE") },
  ];
}

function MigrationsSummary({ state: { pending } }: { state: MigrationState }) {
  if (pending.length === 0) return <Badge tone="good">Vollständig</Badge>;
  return <Badge tone="bad">{`${pending.length.toString()} ausstehend`}</Badge>;
}
