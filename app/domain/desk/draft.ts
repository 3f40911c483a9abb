import type { Language } from "~/i18n/languages";
import type { Edits } from "../record/merge-edits";
import { type Resource, RESOURCE_NAMES } from "../people/access/permissions";
import { TEXT_RESOURCES } from "../texts/text-kind";

export const DRAFT_RESOURCES = [...RESOURCE_NAMES, ...TEXT_RESOURCES] as const;

export type DraftResource = (typeof DRAFT_RESOURCES)[number];

/** Whose rights count for the drafts of a resource: a legal text is a text of a page. */
export function permissionResourceOf(resource: DraftResource): Resource {
  return resource === "legal" ? "pages" : resource;
}

/** The resource that a word in an address means; null for none of these. */
export function draftResourceFrom(word: string | undefined): DraftResource | null {
  const wanted = word?.toLowerCase().replace("-", "_");
  return DRAFT_RESOURCES.find((resource) => resource === wanted) ?? null;
}

/** What a draft is of: a record by its id, a text by its place ("home.hero_title", "radio.title.es", "hero.de", "privacy.en"). */
export type DraftPlace = { resource: DraftResource; recordId: string };

/** `baseVersion` is the version of what was live when it was made, `version` its own, `by` who saved it last. */
export type Draft = DraftPlace & {
  id: string;
  values: Edits;
  baseVersion: number;
  version: number;
  by: string | null;
  updatedAt: Date;
};

/** `new`: what it is of was never live. `gone`: it was deleted. `conflicting`: others saved other texts in the same fields. */
export type Standing = "new" | "fresh" | "movedOn" | "conflicting" | "gone";

/** A draft beside what is live, as screens show it. */
export type DraftBesideLive = DraftPlace & { id: string; title: string; who: string; at: Date; languages: readonly Language[]; standing: Standing };

/** How long a link may show drafts to whoever has it, in hours. */
export const PREVIEW_HOURS = [1, 24, 72, 168] as const;
