import { AsyncLocalStorage } from "node:async_hooks";
import type { Edits } from "./merge-edits";

/** The values of the drafts that a preview shows: by resource, then by the id of the record or the key of the text. */
export type ShownDrafts = ReadonlyMap<string, ReadonlyMap<string, Edits>>;

const shown = new AsyncLocalStorage<ShownDrafts>();

/** Reads with these drafts in the place of what is live. Only what is read inside sees them. */
export function showingDrafts<Value>(drafts: ShownDrafts, look: () => Promise<Value>): Promise<Value> {
  return shown.run(drafts, look);
}

/** The drafts of a resource that are to be shown; none outside of a preview. */
export function draftsShown(resource: string): ReadonlyMap<string, Edits> {
  return shown.getStore()?.get(resource) ?? NONE;
}

const NONE: ReadonlyMap<string, Edits> = new Map();
