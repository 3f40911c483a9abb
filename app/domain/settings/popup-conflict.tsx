import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { POPUP_WORDS } from "./popup-words";

/** Two people edited the settings: the second one chooses. */
export function PopupConflictPage({ conflict }: { conflict: Conflict }) {
  const { list, fields } = POPUP_WORDS;
  const cancel = { url: list.url, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Wartungs-Popup" fields={fields} cancel={cancel} />;
}
