import { LANGUAGE_OPTIONS, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { Field } from "./field-kinds";
import type { RecordResource } from "./resource";

/** What something with a history says about itself where its past is shown. */
export type HistoryLabels = {
  list: { url: string; text: string };
  /** What each field is called where two edits meet and where changes are told, and how its value looks. */
  fields: Readonly<Record<string, ConflictField>>;
};

/** The same on the screens of its records. */
export type ResourceLabels = HistoryLabels & {
  newUrl: string;
  /** "Neues Mitglied" */
  newTitle: string;
  /** "Mitglied bearbeiten" */
  editTitle: string;
  /** "Als neues Mitglied speichern" */
  saveAsNew: string;
  /** What is said where there is no such record; without it the usual. */
  missing?: string;
  /** Null where no way leads there. */
  historyUrl: ((id: string) => string) | null;
};

/** What the screens of a resource say, by its declaration. */
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
    ...{ newUrl: urls.new, newTitle: texts.new, editTitle: texts.edit, saveAsNew: texts.saveAsNew, missing: texts.missing },
    historyUrl: (id) => urls.history(id),
  };
}

function translationLabel(field: Field, language: TranslationLanguage): ConflictField {
  const name = LANGUAGE_OPTIONS.find(({ code }) => code === language)?.name ?? language;
  return { ...displayOf(field), label: `${field.label} (${name})`, lang: language };
}

/** Texts are compared word by word, everything else as a whole. */
function displayOf({ kind, label, none, options, isWhole }: Field): ConflictField {
  if (kind === "text" || kind === "pictures") return { label, kind: "lines" };
  if (kind === "picture") return { label, kind: "whole", show: (url) => <ShownPicture url={url} none={none ?? ""} /> };
  if (options) return { label, kind: "whole", show: (value) => showOptions(value, options) };
  return kind === "flag" || isWhole ? { label, kind: "whole" } : { label };
}

function showOptions(value: unknown, options: Readonly<Record<string, string>>) {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const labels = values.flatMap((one) => (typeof one === "string" && Object.hasOwn(options, one) ? [options[one]] : []));
  return labels.length > 0 ? labels.join(", ") : <em>keine</em>;
}
