import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import type { LabeledUrl } from "~/ui/admin/address";
import type { ConflictField, ConflictFields } from "~/ui/admin/conflict-fieldset";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { Field } from "./field-kinds";
import type { RecordResource } from "./resource";

export type HistoryLabels = { list: LabeledUrl; fields: ConflictFields };

export type ResourceLabels = HistoryLabels & {
  newUrl: string;
  newTitle: string;
  editTitle: string;
  saveAsNew: string;
  missing?: string;
  historyUrl: ((id: string) => string) | null;
};

export function labelsOf({ path, texts, fields }: RecordResource): ResourceLabels {
  const named = Object.entries(fields);
  const translated = TRANSLATION_LANGUAGES.flatMap((language) =>
    named.filter(([, field]) => field.isTranslated).map(([name, field]) => [`${language}.${name}`, translationLabel(field, language)] as const),
  );
  const own = named.map(([name, field]) => [name, displayOf(field)] as const);
  const urls = paths.admin.records(path);
  return {
    list: { url: urls.list(), text: texts.list },
    fields: Object.fromEntries([...own, ...translated]),
    ...{ newUrl: urls.new, newTitle: texts.new, editTitle: texts.edit, saveAsNew: texts.saveAsNew },
    historyUrl: (id) => urls.history(id),
  };
}

function translationLabel(field: Field, language: TranslationLanguage): ConflictField {
  return { ...displayOf(field), label: `${field.label} (${LANGUAGE_NAMES[language]})`, lang: language };
}

function displayOf({ kind, label, none, options, isWhole }: Field): ConflictField {
  if (kind === "text" || kind === "pictures") return { label, kind: "lines" };
  if (kind === "picture") return { label, kind: "whole", show: (url) => <ShownPicture url={url} none={none ?? ""} /> };
  if (options) return { label, kind: "whole", show: (value) => showOptions(value, options) };
  // browsers send "on" for a checkbox
  if (kind === "flag") return { label, kind: "whole", show: (value) => (value === true || value === "on" ? "Ja" : "Nein") };
  return isWhole ? { label, kind: "whole" } : { label };
}

function showOptions(value: unknown, options: Readonly<Record<string, string>>) {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const labels = values.flatMap((one) => (typeof one === "string" && Object.hasOwn(options, one) ? [options[one]] : []));
  return labels.length > 0 ? labels.join(", ") : <em>keine</em>;
}
