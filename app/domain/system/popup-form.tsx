import { Panel } from "~/ui/admin/panel";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { useLiveValue } from "~/ui/form/use-live-value";
import type { SettingFormProps } from "../company/setting-screen";
import type { PopupSettings } from "./popup";

const { Form, CheckboxField, TextField, TextArea, HiddenField, SubmitButton } = formOf(() => import("./setting-schemas").then(({ popupSchema }) => popupSchema));

export function PopupForm({ values, ...props }: SettingFormProps) {
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
      <FormActions>
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </FormActions>
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

/** The popup as a visitor sees it; in words, whether one does. */
function PopupPreview({ popup: { isEnabled, title, message, buttonText } }: { popup: PopupSettings }) {
  return (
    <>
      <div className="popup-preview" data-off={!isEnabled || undefined}>
        <div className="popup-preview-card">
          <p className="popup-preview-title">{title}</p>
          <p className="popup-preview-message">{message}</p>
          <span className="popup-preview-button">{buttonText}</span>
        </div>
      </div>
      <p className="popup-preview-note">
        {isEnabled ? "So sehen Besucher das Popup." : "Das Popup ist ausgeschaltet: Besucher sehen es nicht."}
      </p>
    </>
  );
}
