import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { formatDateTime } from "~/ui/admin/dates";
import type { Notice } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formOf } from "~/ui/form/form-of";
import { PostButton } from "~/ui/form/post-button";
import type { OpenedForm } from "~/ui/form/schema-form";
import type { EditAnswer } from "../../record/edit-screen";
import type { RetentionEffect, RetentionForm as Retention } from "./retention";

const { Form, NumberField, HiddenField, SubmitButton } = formOf(() => import("./retention").then(({ retentionSchema }) => retentionSchema));

export function RetentionForm({ values, ...props }: OpenedForm) {
  return (
    <Form {...props} defaultValue={values}>
      <HiddenField name="version" />
      <Panel title="Aufbewahrung" lead="Gilt automatisch, jeden Tag. Was sie bewirkt, sehen Sie vor dem Speichern.">
        <div className="stack">
          <NumberField name="keep_days" label="Einträge löschen nach (Tagen)" required min={1} max={3650} />
          <NumberField
            name="shorten_after_days"
            label="IP-Adressen kürzen nach (Tagen)"
            hint="Aus 203.0.113.7 wird 203.0.113.0/24, aus 2001:db8:1:2::7 wird 2001:db8:1::/48."
            required
            min={1}
            max={3650}
          />
        </div>
      </Panel>
      <div className="form-actions">
        <SubmitButton pending="Wird geprüft …">Weiter zur Vorschau</SubmitButton>
      </div>
    </Form>
  );
}

type PreviewProps = { form: Retention; version: number; effect: RetentionEffect; answer: EditAnswer };

export function RetentionPreview({ form, version, effect, answer }: PreviewProps) {
  const cancel = { url: paths.admin.logs.retention };
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title="Aufbewahrung" fields={RETENTION_FIELDS} cancel={cancel} />;
  const save = <PostButton fields={{ ...form, version }} label="Speichern" tone="primary" />;
  return (
    <Confirmation question="Soll das Log so aufbewahrt werden?" form={save} cancel={cancel} tone="info" notice={noticeOf(answer?.reply?.error?.[""]?.[0])}>
      <TextList
        texts={[
          { label: "Wird gelöscht", value: deletionText(form, effect) },
          { label: "Wird gekürzt", value: shorteningText(form, effect) },
        ]}
      />
      <p>Es beginnt binnen einer Minute und wiederholt sich jeden Tag. Rückgängig machen lässt es sich nicht.</p>
    </Confirmation>
  );
}

function deletionText({ keep_days }: Retention, { total, deleted, ends }: RetentionEffect): string {
  const which = `älter als ${daysText(keep_days)} (vor ${formatDateTime(ends.kept)} Uhr)`;
  if (deleted === 0) return `Jetzt nichts: Kein Eintrag ist ${which}.`;
  return `${deleted.toLocaleString("de-DE")} von ${total.toLocaleString("de-DE")} Einträgen: ${which}.`;
}

export function shorteningText({ keep_days, shorten_after_days }: Retention, { shortened, ends }: RetentionEffect): string {
  if (shorten_after_days >= keep_days) return "Nie: Die Einträge werden vorher gelöscht.";
  const which = `älter als ${daysText(shorten_after_days)} (vor ${formatDateTime(ends.whole)} Uhr)`;
  if (shortened === 0) return `Jetzt nichts: Keine ungekürzte Adresse ist ${which}.`;
  return `${shortened === 1 ? "Höchstens eine Adresse" : `Bis zu ${shortened.toLocaleString("de-DE")} Adressen`}: ${which}.`;
}

function daysText(days: number): string {
  return days === 1 ? "ein Tag" : `${days.toLocaleString("de-DE")} Tage`;
}

export const RETENTION_FIELDS = {
  keep_days: { label: "Einträge löschen nach (Tagen)" },
  shorten_after_days: { label: "IP-Adressen kürzen nach (Tagen)" },
} as const;

type DeletionProps = {
  question: string;
  text: string;
  nothing: string;
  count: number;
  failure: string | undefined;
};

export function LogsDeletion({ question, text, nothing, count, failure }: DeletionProps) {
  if (count === 0) {
    return (
      <Confirmation question="Nichts zu löschen" form={null} cancel={{ url: paths.admin.logs.list(), text: "Zu den Login-Logs" }} tone="info">
        <p>{nothing}</p>
      </Confirmation>
    );
  }
  return (
    <Confirmation question={question} form={<PostButton label="Löschen" tone="danger" />} cancel={{ url: paths.admin.logs.list() }} notice={noticeOf(failure)}>
      <p>
        {count === 1 ? "Gelöscht wird ein Eintrag." : `Gelöscht werden ${count.toLocaleString("de-DE")} Einträge.`} {text}
      </p>
    </Confirmation>
  );
}

function noticeOf(failure: string | undefined): Notice | null {
  return failure ? { kind: "error", text: failure } : null;
}
