import { type Edits, groupOf } from "./merge-edits";

export type RecordRef = { resource: string; recordId: string };

/** Where the site shows a record; null for nowhere. */
export type ShownOn = "team" | "moderators" | "sponsors" | "services" | "podcast" | "home" | null;

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

/** The best first. */
export const NAMING = ["name", "title", "original_name", "originalName", "key", "email"];

export function recordNameIn(record: unknown): string | null {
  const fields = groupOf(record);
  return NAMING.map((key) => fields[key]).find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** `isNew`: nothing is live yet, the draft is of a record that never was. */
export type Live = { title: string; version: number; values: Edits; isNew?: boolean };

export const NOT_LIVE = 0;

/** Where `baseVersion` is 0, there may be nothing live yet. */
export type Beginning = { recordId: string; baseVersion: number; values: Edits };

/** `of`: the records on the page that have a draft. `unpublished`: what is nothing but a draft yet, the newest first. */
export type ListedDrafts = { of: readonly string[]; unpublished: readonly { id: string; title: string }[] };
