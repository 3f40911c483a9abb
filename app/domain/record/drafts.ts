import type { Edits } from "./merge-edits";

/** What is live in the place of a draft, as its form has it. `isNew`: nothing yet, the draft is of a record that never was. */
export type Live = { title: string; version: number; values: Edits; isNew?: boolean };

/** The version of what is not live yet. */
export const NOT_LIVE = 0;

/** As much of a draft as says what there is under it: under one of version 0 there may be nothing yet. */
export type Beginning = { recordId: string; baseVersion: number; values: Edits };

/** `of`: the records on the page that have a draft. `unpublished`: what is nothing but a draft yet, the newest first. */
export type ListedDrafts = { of: readonly string[]; unpublished: readonly { id: string; title: string }[] };
