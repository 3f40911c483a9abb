import type { Reader, Transaction } from "~/platform/database-types";
import type { Edits } from "./merge-edits";
import type { Beginning, Live } from "./draft";

/** Values to be saved over what is live in this version. */
export type Publication = { id: string; values: Edits; version: number; by: string };


export type Published = { ok: true; live: Live } | { ok: false; reason: "unusable" | "pictureMissing" };

/** What drafts need to know of a resource, whose own types stay inside. */
export type DraftKind = {
  /** What is live under these drafts, by their `recordId`, with a constant number of queries. What was deleted is left out. */
  findAll: (source: Reader, drafts: readonly Beginning[]) => Promise<ReadonlyMap<string, Live>>;
  /** What the changes call it, where its earlier versions are found. */
  changesOf: (id: string) => { resource: string; recordId: string };
  /** Saves as the resource's own form does, in the transaction that takes the draft away. */
  publish: (tx: Transaction, publication: Publication) => Promise<Published>;
};
