import type { PageOf } from "../records/list-pages";
import type { RecordNoun } from "../records/record-nouns";

/** A deleted record: what it was called, and who deleted it when. */
export type TrashItem = { noun: RecordNoun; id: string; name: string; who: string; at: Date; mayRestore: boolean };

export type Trash = PageOf & { items: TrashItem[]; counts: { noun: RecordNoun; count: number }[]; total: number };
