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

/** The fields that a record may be called by, the best first. */
export const NAMING = ["name", "title", "original_name", "originalName", "key", "email"];

/** What a record calls itself in its snapshot; null for one without a name. */
export function recordNameIn(record: unknown): string | null {
  const fields = groupOf(record);
  return NAMING.map((key) => fields[key]).find(isText) ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** What is live in the place of a draft, as its form has it. `isNew`: nothing yet, the draft is of a record that never was. */
export type Live = { title: string; version: number; values: Edits; isNew?: boolean };

/** The version of what is not live yet. */
export const NOT_LIVE = 0;

/** As much of a draft as says what there is under it: under one of version 0 there may be nothing yet. */
export type Beginning = { recordId: string; baseVersion: number; values: Edits };

/** `of`: the records on the page that have a draft. `unpublished`: what is nothing but a draft yet, the newest first. */
export type ListedDrafts = { of: readonly string[]; unpublished: readonly { id: string; title: string }[] };
