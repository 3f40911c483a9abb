import type { PodcastForm } from "./podcast-schema";
import type { PodcastPlace } from "./podcast-section";

/** A section as it is stored; version 0 and empty as long as nobody has saved it. */
export type StoredSection = { form: PodcastForm; version: number; updatedAt: Date | null };

/** A section for its form: with what the page shows in the place of every empty text. */
export type EditedSection = PodcastPlace & StoredSection & { builtIn: PodcastForm };
