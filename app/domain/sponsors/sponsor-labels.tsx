import { paths } from "~/paths";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { ResourceLabels } from "../record/edit-screen";

/** What the screens of a sponsor say. */
export const SPONSOR_LABELS: ResourceLabels = {
  list: { url: paths.admin.sponsors.list(), text: "Sponsoren" },
  newUrl: paths.admin.sponsors.new,
  newTitle: "Neuer Sponsor",
  editTitle: "Sponsor bearbeiten",
  saveAnew: "Als neuen Sponsor speichern",
  historyUrl: (id) => paths.admin.sponsors.history(id),
  fields: {
    name: { label: "Name" },
    category: { label: "Kategorie", kind: "whole" },
    description: { label: "Beschreibung", kind: "lines" },
    logo_url: { label: "Logo", kind: "whole", show: (url) => <ShownPicture url={url} none="kein Logo" /> },
    website_url: { label: "Website" },
    "es.description": { label: "Beschreibung (Español)", kind: "lines", lang: "es" },
    "en.description": { label: "Beschreibung (English)", kind: "lines", lang: "en" },
  },
};
