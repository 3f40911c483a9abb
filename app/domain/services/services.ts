import type { ServiceArea } from "~/i18n/service-areas";
import { choiceField, flagField, lineField, numberField, textField } from "../record/field-kinds";
import { keyIn, keysOf } from "../record/keys";
import { type ColumnsOf, defineResource, type Public } from "../record/resource";

/** The keys are stored in the database. */
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

const SERVICE_TARGETS = {
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

export const SERVICE_CATEGORIES = keysOf(CATEGORY_TITLES);

const TITLE_AND_DESCRIPTION = "Titel und Beschreibung sind erforderlich";

export const services = defineResource({
  name: "services",
  path: "services",
  texts: {
    list: "Services",
    one: "Service",
    object: "den Service",
    new: "Neuer Service",
    edit: "Service bearbeiten",
    saveAsNew: "Als neuen Service speichern",
    notLoaded: "Fehler beim Laden der Services",
    notSaved: () => "Fehler beim Speichern des Services.",
    delete: "Service löschen",
    deleteHint: () => "Der Service verschwindet sofort von der Website und aus dieser Liste.",
    notDeleted: "Fehler beim Löschen des Services.",
  },
  opensWith: (search) => ({ icon: "Film", category: keyIn(CATEGORY_TITLES, search.get("category")) ?? "main", is_active: "on" }),
  fields: {
    title: lineField({ label: "Titel", required: TITLE_AND_DESCRIPTION, isTranslated: true }),
    description: textField({ label: "Beschreibung", required: TITLE_AND_DESCRIPTION, isTranslated: true, isSearched: true }),
    icon: choiceField({ label: "Icon", options: SERVICE_ICONS, usual: "Film" }),
    area: choiceField({ label: "Führt zu", options: SERVICE_TARGETS, usual: "contact" }),
    category: choiceField({ label: "Kategorie", options: CATEGORY_TITLES, usual: "main" }),
    // null: a new service without a number goes to the end of its category, and a stored one keeps its number
    sort_order: numberField({ label: "Reihenfolge", min: 1, max: 999_999, usual: () => null }),
    is_active: flagField({ label: "Aktiv" }),
  },
});

export type Service = ColumnsOf<typeof services>;

export type ShownService = Public<Service> & { isPodcast: boolean };

export function isPodcastService({ title }: Pick<Service, "title">): boolean {
  return title.toLowerCase().includes("podcast");
}

export function servicesOf<Row extends Pick<Service, "category">>(category: ServiceCategory, services: readonly Row[]): Row[] {
  return services.filter((service) => service.category === category);
}
