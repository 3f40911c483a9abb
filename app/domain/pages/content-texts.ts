import type { Area } from "~/i18n/areas";

/** The areas whose texts stand in `content`, by page key. */
export const SERVICE_AREAS: Readonly<Record<Area, string>> = {
  mallorca_kino: "Mallorca Kino",
  podcast: "Podcast",
  radio: "Radio",
  media_web: "Media & Web",
  mallorca_events: "Mallorca Events",
};

/** The texts that each area has, by content key. */
export const CONTENT_FIELDS = {
  title: "Titel",
  subtitle: "Untertitel",
  description: "Beschreibung",
  hero_text: "Hero-Text",
  services_intro: "Einleitung der Services",
  cta_text: "Call-to-Action",
  meta_description: "Meta-Beschreibung",
  keywords: "Schlüsselwörter",
} as const;

export type ContentText = { label: string; value: string };

type Row = { contentKey: string; contentValue: string };

/** All texts of an area in their order; those that nobody has written yet are empty. */
export function contentTextsFrom(rows: readonly Row[]): ContentText[] {
  const values = new Map(rows.map(({ contentKey, contentValue }) => [contentKey, contentValue]));
  return Object.entries(CONTENT_FIELDS).map(([key, label]) => ({ label, value: values.get(key) ?? "" }));
}
