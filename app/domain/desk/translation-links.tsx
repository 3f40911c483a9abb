import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import type { TranslationLanguage } from "~/i18n/languages";
import { historyUrlsOf } from "../history-labels";
import { fieldOf } from "../texts/text";
import type { TranslatedArea } from "./translated-areas";
import { textMark, type TranslatedRecord } from "./translation-filter";

type Text = { language: TranslationLanguage; field: string };

type TextArea = Extract<TranslatedArea, "pages" | "content" | "legal" | "podcast">;

/** The form of a text, and its field there. A form of one language has its text where the form of all has the German one. */
const FORMS: Record<TextArea, (id: string, text: Text) => { url: string; field: string }> = {
  pages: (id, { language, field }) => ({ url: paths.admin.pageText(id.replace("/", "-"), field).edit, field: `form-${fieldOf(language)}` }),
  content: (id, { language, field }) => ({ url: paths.admin.areaText(id, language, field).edit, field: `form-${fieldOf("de")}` }),
  legal: (id, { language }) => ({ url: paths.admin.legal.text(id, language).edit, field: `form-${fieldOf("de")}` }),
  podcast: (id, { language, field }) => ({ url: paths.admin.podcastContent.section(language, id).edit, field: `${id}-${field}` }),
};

/** What its area calls a record: the key without the area. */
export function idOf({ area, key }: Pick<TranslatedRecord, "area" | "key">): string {
  return key.slice(area.length + 1);
}

/** The field of a text in its form, from which one comes back to this view of the overview. */
export function formOf(record: Pick<TranslatedRecord, "area" | "key">, { view, ...text }: Text & { view: string }): string {
  const { url, field } = placeOf(record, text);
  const at = textMark(text.language, `${record.key}/${text.field}`);
  return `${withTranslations(url, viewAt(view, at))}#${field}`;
}

/** A view of the overview as it stands behind its address, with the text to come back to. */
export function viewAt(view: string, mark: string): string {
  return `${view && `?${view}`}#${mark}`;
}

function placeOf(record: Pick<TranslatedRecord, "area" | "key">, text: Text) {
  const { area } = record;
  const id = idOf(record);
  if (area === "pages" || area === "content" || area === "legal" || area === "podcast") return FORMS[area](id, text);
  return { url: historyUrlsOf(area).edit(id), field: `form-${text.language}.${text.field}` };
}
