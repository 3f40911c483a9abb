import { paths } from "~/paths";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { ResourceLabels } from "../record/edit-screen";

/** What the screens of a project say. */
export const PROJECT_LABELS: ResourceLabels = {
  list: { url: paths.admin.projects.list(), text: "Projekte" },
  newUrl: paths.admin.projects.new,
  historyUrl: (id) => paths.admin.projects.history(id),
  newTitle: "Neues Projekt",
  editTitle: "Projekt bearbeiten",
  saveAnew: "Als neues Projekt speichern",
  fields: {
    title: { label: "Titel" },
    description: { label: "Beschreibung", kind: "lines" },
    category: { label: "Kategorie" },
    image_url: { label: "Bild", kind: "whole", show: (url) => <ShownPicture url={url} none="kein Bild" /> },
    project_url: { label: "Projekt-Link" },
    year: { label: "Jahr" },
    sort_order: { label: "Reihenfolge" },
    is_featured: { label: "Hervorgehoben", kind: "whole" },
    is_active: { label: "Aktiv", kind: "whole" },
    "es.title": { label: "Titel (Español)", lang: "es" },
    "es.description": { label: "Beschreibung (Español)", kind: "lines", lang: "es" },
    "es.category": { label: "Kategorie (Español)", lang: "es" },
    "en.title": { label: "Titel (English)", lang: "en" },
    "en.description": { label: "Beschreibung (English)", kind: "lines", lang: "en" },
    "en.category": { label: "Kategorie (English)", lang: "en" },
  },
};
