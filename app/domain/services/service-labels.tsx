import { paths } from "~/paths";
import type { ResourceLabels } from "../record/edit-screen";
import { CATEGORY_TITLES, serviceFilterFrom } from "./listed-service";

/** What the screens of a service say. */
export const SERVICE_LABELS_OF_SCREENS: ResourceLabels = {
  list: { url: paths.admin.services.list(), text: "Services" },
  newUrl: paths.admin.services.new,
  historyUrl: (id) => paths.admin.services.history(id),
  newTitle: "Neuer Service",
  editTitle: "Service bearbeiten",
  saveAnew: "Als neuen Service speichern",
  fields: {
    title: { label: "Titel" },
    description: { label: "Beschreibung", kind: "lines" },
    icon: { label: "Icon", kind: "whole" },
    category: { label: "Kategorie", kind: "whole", show: showCategory },
    sort_order: { label: "Reihenfolge" },
    is_active: { label: "Aktiv", kind: "whole" },
    "es.title": { label: "Titel (Español)", lang: "es" },
    "es.description": { label: "Beschreibung (Español)", kind: "lines", lang: "es" },
    "en.title": { label: "Titel (English)", lang: "en" },
    "en.description": { label: "Beschreibung (English)", kind: "lines", lang: "en" },
  },
};

function showCategory(value: unknown) {
  const category = serviceFilterFrom(typeof value === "string" ? value : null);
  return category ? CATEGORY_TITLES[category] : <em>keine</em>;
}
