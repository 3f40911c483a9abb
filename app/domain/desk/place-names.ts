import type { ResourceName } from "../resources";

/** What the places of texts are called in a file for translators. */
export const RESOURCE_LABELS: Readonly<Record<ResourceName | "media", string>> = {
  team: "Team",
  sponsors: "Sponsoren",
  projects: "Projekte",
  services: "Services",
  podcast_crew: "Podcast-Crew",
  media: "Medien",
};

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: "Titel",
  position: "Position",
  bio: "Biografie",
  description: "Beschreibung",
  category: "Kategorie",
  alt_text: "Alternativtext",
};
