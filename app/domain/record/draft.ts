import type { Edits } from "./merge-edits";
import type { DraftResource } from "../desk/draft-nouns";

/** What a draft is of: a record by its id, a text by its place ("home.hero_title", "radio.title.es", "hero.de", "privacy.en"). */
export type DraftPlace = { resource: DraftResource; recordId: string };

/** What is live in the place of a draft, as its form has it. `isNew`: nothing yet, the draft is of a record that never was. */
export type Live = { title: string; version: number; values: Edits; isNew?: boolean };

/** The version of what is not live yet. */
export const NOT_LIVE = 0;

/** `baseVersion` is the version of what was live when it was made, `version` its own, `by` who saved it last. */
export type Draft = DraftPlace & {
  id: string;
  values: Edits;
  baseVersion: number;
  version: number;
  by: string | null;
  updatedAt: Date;
};
