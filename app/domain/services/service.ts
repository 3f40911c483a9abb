import type { TranslationLanguage } from "../record/translated-texts";

/** The icons that a service may have. */
export const SERVICE_ICONS = [
  "Film",
  "MapPin",
  "Edit3",
  "Globe",
  "Camera",
  "Mic",
  "Palette",
  "Users",
  "Radio",
  "Tv",
  "Calendar",
] as const;

export type ServiceIcon = (typeof SERVICE_ICONS)[number];

export const SERVICE_CATEGORIES = ["main", "additional"] as const;

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** Texts that exist in Spanish and English too. The record's own are German. */
export const TRANSLATED_FIELDS = ["title", "description"] as const;

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** `isPodcast`: its German title speaks of podcasts, so it leads to the crew that makes them. */
export type Service = {
  id: string;
  title: string;
  description: string;
  icon: ServiceIcon;
  category: ServiceCategory;
  isPodcast: boolean;
};

/** A service in the visitor's language; `germanTexts` names what it has in German only. */
export type ShownService = Service & { germanTexts: TranslatedField[] };

/** A service as staff edit it, with the texts in the other languages; what was not translated is empty. */
export type TranslatedService = Service & { version: number; sortOrder: number; isActive: boolean } & Record<
    TranslationLanguage,
    Record<TranslatedField, string>
  >;

type StoredService = { id: string; title: string; description: string; icon: string; category: string };

/** An icon or category that nobody knows any more becomes the usual one instead of a fault. */
export function serviceFrom(row: StoredService): Service {
  return {
    ...row,
    icon: SERVICE_ICONS.find((icon) => icon === row.icon) ?? "Film",
    category: row.category === "additional" ? "additional" : "main",
    isPodcast: row.title.toLowerCase().includes("podcast"),
  };
}

export function servicesOf<Row extends Service>(category: ServiceCategory, services: readonly Row[]): Row[] {
  return services.filter((service) => service.category === category);
}
