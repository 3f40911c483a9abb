import type { Edits } from "../record/merge-edits";
import { type WordForm, wordSchema, textSchema } from "./word-schema";
import type { PodcastKey } from "./podcast-content";
import { type PodcastForm, podcastSchemas } from "./podcast-schema";

/** The form of a text from the values of its draft; null if they are none. */
export function wordFormFrom(values: Edits): WordForm | null {
  const schema = "es" in values ? wordSchema : textSchema;
  return schema.safeParse({ ...values, version: 0 }).data ?? null;
}

/** The form of a section of the podcast page. */
export function sectionFormFrom(key: PodcastKey, values: Edits): PodcastForm | null {
  return podcastSchemas[key].safeParse({ ...values, version: 0 }).data ?? null;
}
