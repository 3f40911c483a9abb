import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";

/** Null when the database does not answer. */
type Props = { state: { kind: string; contentVersion: number; changes: number } | null };

/** What there is to know about the database behind the website. */
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
