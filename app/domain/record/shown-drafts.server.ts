import { AsyncLocalStorage } from "node:async_hooks";
import type { Edits } from "./any-record";

/** By resource, then by id of the record or text. */
export type ShownDrafts = ReadonlyMap<string, ReadonlyMap<string, Edits>>;

const shown = new AsyncLocalStorage<ShownDrafts>();

/** Only reads inside `look` see the drafts. */
export function showingDrafts<Value>(drafts: ShownDrafts, look: () => Promise<Value>): Promise<Value> {
  return shown.run(drafts, look);
}

export function draftsShown(resource: string): ReadonlyMap<string, Edits> {
  return shown.getStore()?.get(resource) ?? NONE;
}

const NONE: ReadonlyMap<string, Edits> = new Map();
