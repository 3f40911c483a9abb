import type { Edits } from "../record/merge-edits";
import { type TextForm, textsSchema, textSchema } from "../texts/text-schema";
import type { PodcastKey } from "../texts/podcast-content";
import { type PodcastForm, podcastSchemas } from "../texts/podcast-schema";

/** The form of a text from the values of its draft; null if they are none. */
export function textFormFrom(values: Edits): TextForm | null {
  const schema = "es" in values ? textsSchema : textSchema;
  return schema.safeParse({ ...values, version: 0 }).data ?? null;
}

/** The form of a section of the podcast page. */
export function sectionFormFrom(key: PodcastKey, values: Edits): PodcastForm | null {
  return podcastSchemas[key].safeParse({ ...values, version: 0 }).data ?? null;
}
