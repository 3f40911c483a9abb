import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formatFileSize } from "../media/file-size";
import type { PageCacheState } from "./front-state";

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
