import type { PageOf } from "../record/list-pages";
import type { ResourceName } from "../people/access/permissions";

/** A deleted record: what it was called, and who deleted it when. */
export type TrashItem = { resource: ResourceName; id: string; name: string; who: string; at: Date; mayRestore: boolean };

export type Trash = PageOf & { items: TrashItem[]; counts: { resource: ResourceName; count: number }[]; total: number };
