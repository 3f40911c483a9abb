import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { TextList } from "~/ui/admin/text-list";
import { PostButton } from "~/ui/form/post-button";
import type { RetentionEffect, RetentionForm } from "./retention";

type Props = { form: RetentionForm; version: number; effect: RetentionEffect; failure: string | undefined };

export function RetentionPreview({ form, version, effect, failure }: Props) {
  const save = <PostButton fields={{ ...form, version }} label="Speichern" tone="primary" />;
  return (
    <>
      {failure ? <NoticeBox notice={{ kind: "error", text: failure }} /> : null}
      <Confirmation question="Soll das Log so aufbewahrt werden?" form={save} cancel={{ url: paths.admin.logs.retention }} tone="info">
        <TextList
          texts={[
            { label: "Wird gelöscht", value: deletionText(form, effect) },
            { label: "Wird gekürzt", value: shorteningText(form, effect) },
          ]}
        />
        <p>Es beginnt binnen einer Minute und wiederholt sich jeden Tag. Rückgängig machen lässt es sich nicht.</p>
      </Confirmation>
    </>
  );
}

function deletionText({ keep_days }: RetentionForm, { total, deleted, ends }: RetentionEffect): string {
  const which = `älter als ${daysText(keep_days)} (vor ${formatDateTime(ends.kept)} Uhr)`;
  if (deleted === 0) return `Jetzt nichts: Kein Eintrag ist ${which}.`;
  return `${deleted.toLocaleString("de-DE")} von ${total.toLocaleString("de-DE")} Einträgen: ${which}.`;
}

/** What a setting would do to addresses, in a sentence. */
export function shorteningText({ keep_days, shorten_after_days }: RetentionForm, { shortened, ends }: RetentionEffect): string {
  if (shorten_after_days >= keep_days) return "Nie: Die Einträge werden vorher gelöscht.";
  const which = `älter als ${daysText(shorten_after_days)} (vor ${formatDateTime(ends.whole)} Uhr)`;
  if (shortened === 0) return `Jetzt nichts: Keine ungekürzte Adresse ist ${which}.`;
  return `${shortened === 1 ? "Höchstens eine Adresse" : `Bis zu ${shortened.toLocaleString("de-DE")} Adressen`}: ${which}.`;
}

function daysText(days: number): string {
  return days === 1 ? "ein Tag" : `${days.toLocaleString("de-DE")} Tage`;
}

/** What the fields are called where two edits of the setting meet. */
const FIELDS = {
  keep_days: { label: "Einträge löschen nach (Tagen)" },
  shorten_after_days: { label: "IP-Adressen kürzen nach (Tagen)" },
} as const;

export function RetentionConflictPage({ conflict }: { conflict: Conflict }) {
  const cancel = { url: paths.admin.logs.retention, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Aufbewahrung" fields={FIELDS} cancel={cancel} />;
}
