import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { OpenedForm } from "~/ui/form/schema-form";
import { useLiveValue } from "~/ui/form/use-live-value";
import { SettingActions } from "../company/first-run";
import { LOOK_FIELDS } from "./setting-labels";

const popup = formOf(() => import("./setting-schemas").then(({ popupSchema }) => popupSchema));
const look = formOf(() => import("./setting-schemas").then(({ lookSchema }) => lookSchema));
const siteLanguages = formOf(() => import("./setting-schemas").then(({ siteLanguagesSchema }) => siteLanguagesSchema));

const POPUP_LEAD =
  "Erscheint auf der Startseite, eine Sekunde nach dem Laden; auf dem Telefon erst nach der Antwort auf die Frage nach Cookies. Eigene Texte stehen auf allen Seiten auf Deutsch, nur die mitgelieferten gibt es auch auf Spanisch und Englisch.";

export function PopupForm({ values, ...props }: OpenedForm) {
  const { Form, CheckboxField, TextField, TextArea, HiddenField } = popup;
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <div className="halves">
        <Panel title="Wartungs-Popup" lead={POPUP_LEAD}>
          <div className="popup-fields">
            <CheckboxField name="maintenance_popup_enabled" label="Wartungs-Popup anzeigen" />
            <TextField name="maintenance_popup_title" label="Titel" required autoComplete="off" />
            <TextArea name="maintenance_popup_message" label="Nachricht" required rows={5} />
            <TextField name="maintenance_popup_button_text" label="Button-Text" required autoComplete="off" />
          </div>
        </Panel>
        <Panel title="Vorschau">
          <PopupPreview />
        </Panel>
      </div>
      <SubmitActions pending="Wird gespeichert …">Speichern</SubmitActions>
    </Form>
  );
}

function PopupPreview() {
  const isEnabled = useLiveValue("maintenance_popup_enabled") !== "";
  return (
    <>
      <div className="popup-preview" data-off={!isEnabled || undefined}>
        <div className="popup-preview-card">
          <p className="popup-preview-title">{useLiveValue("maintenance_popup_title")}</p>
          <p className="popup-preview-message">{useLiveValue("maintenance_popup_message")}</p>
          <span className="popup-preview-button">{useLiveValue("maintenance_popup_button_text")}</span>
        </div>
      </div>
      <p className="popup-preview-note">
        {isEnabled ? "So sehen Besucher das Popup." : "Das Popup ist ausgeschaltet: Besucher sehen es nicht."}
      </p>
    </>
  );
}

export function LookForm({ values, ...props }: OpenedForm) {
  const { Form, PictureField, ColorField, HiddenField } = look;
  return (
    <Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <HiddenField name="version" />
      <Panel title="Logo" lead="Steht oben auf jeder Seite. Ohne Logo steht dort der Name der Firma.">
        <PictureField
          name="file"
          keptIn="logo_url"
          label="Bild"
          alt="Bisheriges Logo"
          hint="PNG, WebP, JPEG oder GIF bis 5 MB. Am besten breit und mit durchsichtigem Grund."
        />
      </Panel>
      <Panel title="Farben" lead="Hellere und dunklere Töne werden daraus gemischt. Farben, auf denen man schlecht lesen könnte, werden nicht gespeichert.">
        <div className="form">
          <ColorField name="accent" label={LOOK_FIELDS.accent.label} hint="Links, Überschriften und was unter der Maus aufleuchtet." required />
          <ColorField name="ink" label={LOOK_FIELDS.ink.label} hint="Text, Buttons, Fußzeile und dunkle Flächen." required />
        </div>
      </Panel>
      <SettingActions here={paths.admin.look} />
    </Form>
  );
}

const OPTIONS = TEXT_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

export function SiteLanguagesForm({ values, ...props }: OpenedForm) {
  const { Form, CheckboxGroup, HiddenField } = siteLanguages;
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <Panel title="Sprachen der Website" lead="Mindestens eine bleibt eingeschaltet. Steht eine Sprache nicht zur Wahl, springt Deutsch ein, sonst Spanisch.">
        <CheckboxGroup name="languages" label="Eingeschaltet" required options={OPTIONS} hint="Adressen einer ausgeschalteten Sprache führen zur selben Seite in einer anderen. Ihre Texte bleiben erhalten und lassen sich weiter bearbeiten." />
      </Panel>
      <SettingActions here={paths.admin.languages} />
    </Form>
  );
}
