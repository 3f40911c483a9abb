import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formatFileSize } from "~/i18n/file-size";
import type { MigrationState, PageCacheState } from "./front-state";

/** How the public pages lie in memory; null where nobody keeps them. */
export function PageCachePanel({ state }: { state: PageCacheState | null }) {
  return (
    <Panel title="Seitenspeicher" lead="Fertige öffentliche Seiten im Arbeitsspeicher, gezählt seit dem Start.">
      {state === null ? (
        <NoticeBox notice={{ kind: "info", text: "Diese Instanz läuft ohne Seitenspeicher." }} />
      ) : (
        <TextList texts={textsOf(state)} />
      )}
    </Panel>
  );
}

function textsOf({ entries, bytes, mostBytes, hits, renderings }: PageCacheState) {
  const asked = hits + renderings;
  const share = asked === 0 ? "" : ` (${Math.round((hits / asked) * 100).toString()} %)`;
  return [
    { label: "Seiten", value: entries.toLocaleString("de-DE") },
    { label: "Belegt", value: `${formatFileSize(bytes)} von ${formatFileSize(mostBytes)}` },
    { label: "Treffer", value: hits.toLocaleString("de-DE") + share },
    { label: "Neu erzeugt", value: renderings.toLocaleString("de-DE") },
  ];
}

/** Whether the tables are those of this version; null where nobody could say. */
export function MigrationsPanel({ state }: { state: MigrationState | null }) {
  return (
    <Panel title="Migrationen" actions={state ? <Summary state={state} /> : null}>
      {state === null ? (
        <NoticeBox notice={{ kind: "warning", text: "Der Stand der Migrationen ist nicht bekannt." }} />
      ) : (
        <TextList
          empty="keine"
          texts={[
            { label: "Angewandt", value: state.applied },
            { label: "Ausstehend", value: state.pending },
          ]}
        />
      )}
    </Panel>
  );
}

function Summary({ state: { pending } }: { state: MigrationState }) {
  if (pending.length === 0) return <Badge tone="good">Vollständig</Badge>;
  return <Badge tone="bad">{`${pending.length.toString()} ausstehend`}</Badge>;
}

/** Null when the database does not answer. */
type Props = { state: { kind: string; contentVersion: number; changes: number } | null };

export function DatabaseStatePanel({ state }: Props) {
  return (
    <Panel title="Datenbank">
      {state === null ? (
        <NoticeBox notice={{ kind: "error", text: "Die Datenbank antwortet nicht." }} />
      ) : (
        <TextList
          texts={[
            { label: "Art", value: state.kind },
            { label: "Stand der Inhalte (content_version)", value: state.contentVersion.toString() },
            { label: "Aufgezeichnete Änderungen", value: state.changes.toString() },
          ]}
        />
      )}
    </Panel>
  );
}
