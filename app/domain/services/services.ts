import { choiceField, flagField, lineField, numberField, textField } from "../record/field-kinds";
import { type ColumnsOf, defineResource, type FormOf } from "../record/resource";
import type { Public } from "../record/translated-texts";
import { CATEGORY_TITLES, SERVICE_ICONS, SERVICE_TARGETS, type ServiceCategory, serviceFilterFrom } from "./service-choices";

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
    deleteQuestion: (title) => `Möchten Sie „${title}“ wirklich löschen?`,
    deleteHint: () => "Der Service verschwindet sofort von der Website und aus dieser Liste.",
    notDeleted: "Fehler beim Löschen des Services.",
  },
  opensWith: (search) => ({ icon: "Film", category: serviceFilterFrom(search.get("category")) ?? "main", is_active: "on" }),
  fields: {
    title: lineField({ label: "Titel", required: TITLE_AND_DESCRIPTION, isTranslated: true }),
    description: textField({ label: "Beschreibung", required: TITLE_AND_DESCRIPTION, isTranslated: true, isSearched: true }),
    icon: choiceField({ label: "Icon", options: SERVICE_ICONS, usual: "Film" }),
    area: choiceField({ label: "Führt zu", options: SERVICE_TARGETS, usual: "contact" }),
    category: choiceField({ label: "Kategorie", options: CATEGORY_TITLES, usual: "main" }),
    // why null: without a number a new service stands at the end of its category, and a stored one stays where it is
    sort_order: numberField({ label: "Reihenfolge", min: 1, max: 999_999, usual: () => null }),
    is_active: flagField({ label: "Aktiv" }),
  },
});

export type ServiceForm = FormOf<typeof services>;
export type Service = ColumnsOf<typeof services>;

export type ShownService = Public<Service> & { isPodcast: boolean };

/** Its German title speaks of podcasts, so it leads to the crew that makes them. */
export function isPodcastService({ title }: Pick<Service, "title">): boolean {
  return title.toLowerCase().includes("podcast");
}

export function servicesOf<Row extends Pick<Service, "category">>(category: ServiceCategory, services: readonly Row[]): Row[] {
  return services.filter((service) => service.category === category);
}

/** The same services, the main ones before the additional ones. */
export function mainFirst<Row extends Pick<Service, "category">>(services: readonly Row[]): Row[] {
  return [...servicesOf("main", services), ...servicesOf("additional", services)];
}
