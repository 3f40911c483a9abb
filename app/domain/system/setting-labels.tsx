import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { paths } from "~/paths";
import type { LookValue } from "./look";
import { languagesIn } from "./site-languages";
import type { HistoryLabels } from "../record/resource-labels";

export const POPUP_LABELS: HistoryLabels = {
  list: { url: paths.admin.settings, text: "Einstellungen" },
  fields: {
    maintenance_popup_enabled: { label: "Wartungs-Popup anzeigen", kind: "whole" },
    maintenance_popup_title: { label: "Titel" },
    maintenance_popup_message: { label: "Nachricht", kind: "lines" },
    maintenance_popup_button_text: { label: "Button-Text" },
  },
};

const showLogo = (url: unknown) => (url === "" ? "kein Logo" : <img src={String(url)} alt="Logo" height={40} />);

export const LOOK_FIELDS: Readonly<Record<LookValue, ConflictField>> = {
  logo_url: { label: "Logo", kind: "whole", show: showLogo },
  accent: { label: "Akzentfarbe" },
  ink: { label: "Dunkle Farbe" },
};

export const SITE_LANGUAGES_FIELDS = { languages: { label: "Sprachen", kind: "whole", show: (value) => namesOf(String(value)) } } satisfies Record<string, ConflictField>;

function namesOf(languages: string): string {
  return languagesIn({ languages }).map((language) => LANGUAGE_NAMES[language]).join(", ");
}
