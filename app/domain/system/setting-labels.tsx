import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import type { LookValue } from "./look";
import { languagesIn } from "./site-languages";

const showLogo = (url: unknown) => (url === "" ? "kein Logo" : <img src={String(url)} alt="Logo" height={40} />);

export const LOOK_FIELDS: Readonly<Record<LookValue, ConflictField>> = {
  logo_url: { label: "Logo", kind: "whole", show: showLogo },
  accent: { label: "Akzentfarbe" },
  ink: { label: "Dunkle Farbe" },
};

export const SITE_LANGUAGES_FIELDS = { languages: { label: "Sprachen", kind: "whole", show: (value) => namesOf(String(value)) } } satisfies Record<string, ConflictField>;

/** "Deutsch, Español" */
export function namesOf(languages: string): string {
  return languagesIn({ languages }).map((language) => LANGUAGE_NAMES[language]).join(", ");
}
