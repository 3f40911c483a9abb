import { type Edits, groupOf } from "./merge-edits";

/** A record or a text by the names that changes and drafts give it. */
export type RecordRef = { resource: string; recordId: string };

/** Where the site shows a record; null for nowhere. */
export type ShownOn = "team" | "moderators" | "sponsors" | "services" | "podcast" | "home" | null;

/** Something that has a history, whatever its resource is. */
export type AnyRecord<Form extends Edits = Edits> = {
  title: string;
  version: number;
  /** What can be set back. */
  values: Form;
  /** What its history tells beside that. */
  facts: Edits;
  shownOn: ShownOn;
};

export type Outcome = { ok: true; record: AnyRecord } | { ok: false; reason: "missing" | "conflict" };

/** What a record calls itself in its snapshot; null for one without a name. */
export function recordNameIn(record: unknown): string | null {
  const fields = groupOf(record);
  return ["name", "title", "original_name", "originalName", "key", "email"].map((key) => fields[key]).find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
