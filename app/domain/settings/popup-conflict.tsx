import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { paths } from "~/paths";

/** What the fields are called where two edits of the popup meet. */
const FIELDS = {
  maintenance_popup_enabled: { label: "Wartungs-Popup anzeigen", kind: "whole" },
  maintenance_popup_title: { label: "Titel" },
  maintenance_popup_message: { label: "Nachricht", kind: "lines" },
  maintenance_popup_button_text: { label: "Button-Text" },
} as const;

/** Two people edited the settings: the second one chooses. */
export function PopupConflictPage({ conflict }: { conflict: Conflict }) {
  const cancel = { url: paths.admin.settings, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Wartungs-Popup" fields={FIELDS} cancel={cancel} />;
}
