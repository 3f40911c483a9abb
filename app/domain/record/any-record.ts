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
