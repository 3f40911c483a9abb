import type { ConflictField } from "~/ui/admin/clash-fieldset";

/** What the fields of a file's form are called where two edits meet. */
export const ALT_FIELDS: Readonly<Record<string, ConflictField>> = {
  alt_text: { label: "Alternativtext" },
  "es.alt_text": { label: "Alternativtext (Español)", lang: "es" },
  "en.alt_text": { label: "Alternativtext (English)", lang: "en" },
};
