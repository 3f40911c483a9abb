import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import type { MigrationState } from "./front-state";

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
