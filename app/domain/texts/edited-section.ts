import type { TextState } from "./text-state";
import type { PodcastForm } from "./podcast-schema";
import type { PodcastPlace } from "./podcast-section";
import type { Origins } from "./podcast-texts";

/** A section as it is stored; version 0 and empty as long as nobody has saved it. */
export type StoredSection = { form: PodcastForm; version: number; updatedAt: Date | null; origins: Origins };

/** A section for its form: with what the page shows in the place of every empty text, and how each text stands. */
export type EditedSection = PodcastPlace & Omit<StoredSection, "origins"> & { builtIn: PodcastForm; states: Record<string, TextState> };
