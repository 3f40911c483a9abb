import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { Panel } from "~/ui/admin/panel";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { useLiveValue } from "~/ui/form/use-live-value";
import { POPUP_LABELS } from "./popup-labels";
import { PopupPreview } from "./popup-overview";

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

const { Form, CheckboxField, TextField, TextArea, HiddenField, SubmitButton } = formOf(() => import("./popup-schema").then(({ popupSchema }) => popupSchema));

export function PopupForm({ values, ...props }: Props) {
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <div className="halves">
        <Panel title="Wartungs-Popup" lead="Erscheint auf der Startseite, eine Sekunde nach dem Laden.">
          <div className="popup-fields">
            <CheckboxField name="maintenance_popup_enabled" label="Wartungs-Popup anzeigen" />
            <TextField name="maintenance_popup_title" label="Titel" required autoComplete="off" />
            <TextArea name="maintenance_popup_message" label="Nachricht" required rows={5} />
            <TextField name="maintenance_popup_button_text" label="Button-Text" required autoComplete="off" />
          </div>
        </Panel>
        <Panel title="Vorschau">
          <LivePreview />
        </Panel>
      </div>
      <div className="form-actions">
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </div>
    </Form>
  );
}

/** Follows what is typed; without JavaScript it shows what is stored. */
function LivePreview() {
  return (
    <PopupPreview
      popup={{
        isEnabled: useLiveValue("maintenance_popup_enabled") !== "",
        title: useLiveValue("maintenance_popup_title"),
        message: useLiveValue("maintenance_popup_message"),
        buttonText: useLiveValue("maintenance_popup_button_text"),
      }}
    />
  );
}

export function PopupConflictPage({ conflict }: { conflict: Conflict }) {
  const { list, fields } = POPUP_LABELS;
  const cancel = { url: list.url, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Wartungs-Popup" fields={fields} cancel={cancel} />;
}
