import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";

/** What the fields are called where two edits of the setting meet. */
const FIELDS = {
  keep_days: { label: "Einträge löschen nach (Tagen)" },
  shorten_after_days: { label: "IP-Adressen kürzen nach (Tagen)" },
} as const;

/** Two people edited the setting: the second one chooses. */
export function RetentionConflictPage({ conflict }: { conflict: Conflict }) {
  const cancel = { url: paths.admin.logs.retention, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Aufbewahrung" fields={FIELDS} cancel={cancel} />;
}
