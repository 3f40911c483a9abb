import { lineField } from "../record/field-kinds";
import { defineFields, type FormOf } from "../record/resource";
import { isPictureCategory } from "./picture";

export const NO_CATEGORY = "Bitte wählen Sie eine Kategorie aus.";

export const LONGEST_ALT_TEXT = 300;

export const media = defineFields({
  name: "media",
  path: "media",
  fields: {
    alt_text: lineField({ label: "Alternativtext", isTranslated: true, max: LONGEST_ALT_TEXT }),
    category: lineField({ label: "Kategorie", known: { isKnown: isPictureCategory, message: NO_CATEGORY } }),
  },
});

export type MediaForm = FormOf<typeof media>;

export type AltTexts = Omit<MediaForm, "category">;
