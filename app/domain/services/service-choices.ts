import type { ServiceArea } from "~/i18n/service-areas";
import { keysOf } from "../record/field-kinds";

/** The icons that a service may have, by the names that the data uses, with what they show. */
export const SERVICE_ICONS = {
  Film: "Film",
  MapPin: "Ortsmarke",
  Edit3: "Stift",
  Globe: "Weltkugel",
  Camera: "Kamera",
  Mic: "Mikrofon",
  Palette: "Farbpalette",
  Users: "Personen",
  Radio: "Funkmast",
  Tv: "Fernseher",
  Calendar: "Kalender",
} as const;

export type ServiceIcon = keyof typeof SERVICE_ICONS;

export const SERVICE_ICON_NAMES = keysOf(SERVICE_ICONS);

/** Where the card of a service leads to. */
export const SERVICE_TARGETS = {
  contact: "Kontakt",
  mallorca_kino: "Mallorca Kino",
  podcast: "Podcast",
  radio: "Radio",
  media_web: "Media & Web",
  mallorca_events: "Mallorca Events",
} as const satisfies Record<ServiceArea | "contact", string>;

export type ServiceTarget = keyof typeof SERVICE_TARGETS;

export const CATEGORY_TITLES = { main: "Haupt-Services", additional: "Zusätzliche Services" } as const;

export type ServiceCategory = keyof typeof CATEGORY_TITLES;

export const SERVICE_CATEGORIES = ["main", "additional"] as const satisfies readonly ServiceCategory[];

/** The category that a word in an address asks for; none for what it does not know. */
export function serviceFilterFrom(word: string | null | undefined): ServiceCategory | undefined {
  return word === "main" || word === "additional" ? word : undefined;
}
