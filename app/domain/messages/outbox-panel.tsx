import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";

type OutboxState = { hasProvider: boolean; waiting: number; failed: number; leased: number };

export function OutboxPanel({ state }: { state: OutboxState | null }) {
  return (
    <Panel title="Postausgang" lead="Nachrichten des Kontaktformulars auf dem Weg zum Anbieter.">
      {state === null ? (
        <NoticeBox notice={{ kind: "error", text: "Der Postausgang lässt sich nicht lesen." }} />
      ) : (
        <TextList
          texts={[
            { label: "Anbieter", value: state.hasProvider ? "eingerichtet" : "keiner, Nachrichten bleiben hier" },
            { label: "Warten", value: state.waiting.toLocaleString("de-DE") },
            { label: "Gescheitert", value: state.failed.toLocaleString("de-DE") },
            { label: "Gerade in Arbeit", value: state.leased.toLocaleString("de-DE") },
          ]}
        />
      )}
    </Panel>
  );
}
