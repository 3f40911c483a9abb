import { Panel } from "~/ui/admin/panel";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { useLiveValue } from "~/ui/form/use-live-value";
import { Badge } from "~/ui/admin/badge";
import { TextList } from "~/ui/admin/text-list";
import type { PopupSettings } from "./popup";

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

const { Form, CheckboxField, TextField, TextArea, HiddenField, SubmitButton } = formOf(() => import("./setting-schemas").then(({ popupSchema }) => popupSchema));

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

/** The same for who may only read it. */
export function PopupOverview({ popup }: { popup: PopupSettings }) {
  const texts = [
    { label: "Titel", value: popup.title },
    { label: "Nachricht", value: popup.message },
    { label: "Button-Text", value: popup.buttonText },
  ];
  return (
    <div className="halves">
      <Panel
        title="Wartungs-Popup"
        lead="Erscheint auf der Startseite, eine Sekunde nach dem Laden."
        actions={popup.isEnabled ? <Badge tone="good">Aktiviert</Badge> : <Badge>Deaktiviert</Badge>}
      >
        <TextList texts={texts} />
      </Panel>
      <Panel title="Vorschau">
        <PopupPreview popup={popup} />
      </Panel>
    </div>
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
