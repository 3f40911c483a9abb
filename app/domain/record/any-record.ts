import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "~/i18n/languages";

/** The values of a record in a form; texts in other languages are nested objects (`es`). */
export type Edits = Readonly<Record<string, unknown>>;

export type RecordRef = { resource: string; recordId: string };

/** A page of the site; null for none. */
export type ShownOn = RecordPage | TextPage | null;

export type RecordPage = "team" | "moderators" | "sponsors" | "services" | "podcast" | "home";

type TextPage = "vision" | "contact" | "legalNotice" | "privacy" | "mallorcaKino" | "radio" | "mediaWeb" | "mallorcaEvents";

export type AnyRecord<Form extends Edits = Edits> = {
  title: string;
  version: number;
  values: Form;
  facts: Edits;
  shownOn: ShownOn;
};

export type Refused = { ok: false; reason: "missing" | "conflict" };

export type Outcome = { ok: true; record: AnyRecord } | Refused;

// the order decides: a setting has a `title`, and the company has a `name` as well
export const NAMING = ["title", "name", "original_name", "originalName", "key", "email"];

export function recordNameIn(record: unknown): string | null {
  const fields = groupOf(record);
  return NAMING.map((key) => fields[key]).find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

export type Live = { title: string; version: number; values: Edits; isNew?: boolean };

export const NOT_LIVE = 0;

export type Beginning = { recordId: string; baseVersion: number; values: Edits };

/** `of`: ids of records on the page that have a draft; `unpublished`: drafts of records that do not exist yet. */
export type ListedDrafts = { of: readonly string[]; unpublished: readonly { id: string; title: string }[] };

/** `name` is "es.bio" for a nested field. `message` explains fields that conflict only together. */
export type FieldConflict = { name: string; base: unknown; stored: unknown; typed: unknown; message?: string };

/** A rule about several fields; the first of them shows the message. */
export type FormCheck = { fields: readonly [string, ...string[]]; isRight: (form: Edits) => boolean; message: string };

export function isGroup(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function groupOf(value: unknown): Edits {
  return isGroup(value) ? value : {};
}

/** Compares as a form would: null, undefined and "" are equal, and so are different line ends. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(asTyped(one)) === JSON.stringify(asTyped(other));
}

export function isSameEdit(one: Edits, other: Edits): boolean {
  return Object.entries(one).every(([name, value]) =>
    isGroup(value) ? isSameEdit(value, groupOf(other[name])) : isSame(value, other[name]),
  );
}

function asTyped(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n");
  return Array.isArray(value) ? value.map(asTyped) : (value ?? "");
}

/** `name` is "es.bio" for a nested field. */
export type Difference = { name: string; before: unknown; after: unknown };

/** Lists sources of translations only if nothing else differs: then somebody confirmed the translation. */
export function differencesBetween(before: Edits, after: Edits): Difference[] {
  const [old, young] = [new Map(flatFields(before)), new Map(flatFields(after))];
  const names = new Set([...young.keys(), ...old.keys()]);
  const differences = [...names]
    .filter((name) => name !== "version" && !isSame(old.get(name), young.get(name)))
    .map((name) => ({ name, before: old.get(name) ?? null, after: young.get(name) ?? null }));
  const fields = differences.filter(({ name }) => !name.startsWith("source."));
  return fields.length > 0 ? fields : differences;
}

/** The German texts that translations were made from, by field ("es.bio"). */
export type Sources = Readonly<Record<string, string>>;

export function sourcesIn({ source }: Edits): Sources {
  return Object.fromEntries(flatFields(groupOf(source)).map(([name, text]) => [name, String(text)]));
}

export function snapshotFrom(value: unknown): Edits | null {
  return isGroup(value) ? value : null;
}

export function flatFields(values: Edits, prefix = ""): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isGroup(value) ? flatFields(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

export function editedLanguage(before: Edits, after: Edits): Language {
  const languages = differencesBetween(before, after).map(({ name }) => languageOf(name));
  const [first = DEFAULT_LANGUAGE] = languages;
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
}

export function languageOf(field: string): Language {
  return TRANSLATION_LANGUAGES.find((language) => field.startsWith(`${language}.`)) ?? DEFAULT_LANGUAGE;
}

export type HistoryEntry = {
  id: string;
  action: string;
  verb: string;
  who: string;
  at: Date;
  differences: Difference[];
  isCurrent: boolean;
  canReset: Record<StateSide, boolean>;
};

export type StateSide = "before" | "after";

export type HistoryState = { changeId: string; side: StateSide };

const VERBS: Readonly<Record<string, string>> = {
  create: "angelegt",
  update: "bearbeitet",
  delete: "gelöscht",
  restore: "wiederhergestellt",
  reorder: "verschoben",
  shift: "mitverschoben",
  confirm: "Übersetzung bestätigt",
  replace: "ersetzt",
  password: "Passwort neu gesetzt",
  link: "Einmal-Link angelegt",
  sessions: "Sitzungen beendet",
  shorten: "gekürzt",
  publish: "veröffentlicht",
};

export function verbFor({ action, before }: { action: string; before: unknown }): string {
  if (action === "restore" && before !== null) return "zurückgesetzt";
  return VERBS[action] ?? action;
}

export type FormValues = { [name: string]: string | number | boolean | null | string[] | FormValues };

export function formValuesOf(values: Edits): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formValueOf(value)]));
}

function formValueOf(value: unknown): FormValues[string] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(String);
  return isGroup(value) ? formValuesOf(value) : null;
}

export type TypedFields = Record<string, string | string[]>;

/** `{ "es.bio": "…" }` becomes `{ es: { bio: "…" } }`, and "a[0].b" becomes `{ a: { 0: { b } } }`. */
export function grouped(fields: TypedFields): FormValues {
  const groups = new Map<string, TypedFields>();
  const values: [string, FormValues[string]][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [group = "", ...rest] = name.replace(/\[(\d+)\]/g, ".$1").split(".");
    if (rest.length === 0) values.push([name, value]);
    else groups.set(group, { ...groups.get(group), [rest.join(".")]: value });
  }
  const nested = [...groups].map(([name, inner]) => [name, grouped(inner)] as const);
  return Object.fromEntries([...values, ...nested]);
}

/** Undefined for text that is no JSON, such as a file of the person's own, or a row edited by hand. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
