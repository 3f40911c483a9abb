import { LANGUAGE_NAMES } from "~/i18n/languages";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { languagesIn } from "./site-languages";

export const SITE_LANGUAGES_FIELDS = { languages: { label: "Sprachen", kind: "whole", show: (value) => namesOf(String(value)) } } satisfies Record<string, ConflictField>;

/** "Deutsch, Español" */
export function namesOf(languages: string): string {
  return languagesIn({ languages }).map((language) => LANGUAGE_NAMES[language]).join(", ");
}
