import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { POPUP_LABELS } from "./popup-labels";

/** Two people edited the settings: the second one chooses. */
export function PopupConflictPage({ conflict }: { conflict: Conflict }) {
  const { list, fields } = POPUP_LABELS;
  const cancel = { url: list.url, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Wartungs-Popup" fields={fields} cancel={cancel} />;
}
