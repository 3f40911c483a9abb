import type { Language } from "~/i18n/languages";
import type { Edits } from "../record/any-record";
import type { Difference } from "../record/history";
import { type PermissionResource, RESOURCE_NAMES, resourceFrom, TEXT_RESOURCES } from "../people/access/permissions";

export const DRAFT_RESOURCES = [...RESOURCE_NAMES, ...TEXT_RESOURCES] as const;

export type DraftResource = (typeof DRAFT_RESOURCES)[number];

export function permissionResourceOf(resource: DraftResource): PermissionResource {
  return resource === "legal" ? "pages" : resource;
}

export function draftResourceFrom(word: string | undefined): DraftResource | null {
  return resourceFrom(DRAFT_RESOURCES, word);
}

/** A record by its id, or a text (`TextRef`). */
export type DraftRef = { resource: DraftResource; recordId: string };

/** `baseVersion`: the live version when the draft was made; `version`: the draft's own; `by`: who saved it last. */
export type Draft = DraftRef & {
  id: string;
  values: Edits;
  baseVersion: number;
  version: number;
  by: string | null;
  updatedAt: Date;
};

/** `new`: never live. `gone`: the record was deleted. `movedOn`: others saved since; `conflicting`: in the same fields. */
export type Standing = "new" | "fresh" | "movedOn" | "conflicting" | "gone";

export type DraftBesideLive = DraftRef & { id: string; title: string; who: string; at: Date; languages: readonly Language[]; standing: Standing };

export type ShownDraft = DraftBesideLive & { version: number; differences: readonly Difference[] };

export const PREVIEW_HOURS = [1, 24, 72, 168] as const;
