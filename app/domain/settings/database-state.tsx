import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";

type Props = { state: { kind: string; contentVersion: number; changes: number } };

/** What there is to know about the database behind the website. */
export function DatabaseStatePanel({ state: { kind, contentVersion, changes } }: Props) {
  return (
    <Panel title="Datenbank">
      <TextList
        texts={[
          { label: "Art", value: kind },
          { label: "Stand der Inhalte", value: contentVersion.toString() },
          { label: "Aufgezeichnete Änderungen", value: changes.toString() },
        ]}
      />
    </Panel>
  );
}
