import { companyYear } from "~/i18n/company-time";
import { quoted } from "~/i18n/quoted";
import type { ShownPicture } from "../media/picture";
import { addressField, flagField, lineField, linesOf, listField, numberField, pictureAddressField, picturesField, textField } from "../record/field-kinds";
import { type ColumnsOf, defineResource, type Public } from "../record/resource";
import { SERVICE_LABELS } from "../team/team";

const ALL_REQUIRED = "Bitte füllen Sie alle Pflichtfelder aus.";
const YEARS = "Bitte geben Sie ein Jahr von 1900 bis 2100 ein.";

export const projects = defineResource({
  name: "projects",
  path: "projects",
  texts: {
    list: "Projekte",
    one: "Projekt",
    object: "das Projekt",
    new: "Neues Projekt",
    edit: "Projekt bearbeiten",
    saveAsNew: "Als neues Projekt speichern",
    notLoaded: "Fehler beim Laden der Projekte: Unbekannter Fehler",
    saved: (title, { isNew }) => (isNew ? `Projekt erfolgreich erstellt! ${quoted(title)}` : `Projekt erfolgreich aktualisiert! ${quoted(title)}`),
    notSaved: (isNew) => (isNew ? "Fehler beim Erstellen: Unbekannter Fehler" : "Fehler beim Aktualisieren: Unbekannter Fehler"),
    delete: "Projekt löschen",
    deleteQuestion: "Sind Sie sicher, dass Sie dieses Projekt löschen möchten?",
    deleteHint: (title) => `${quoted(title)} verschwindet sofort von der Website und aus dieser Liste.`,
    deleted: (title) => `Projekt erfolgreich gelöscht! ${quoted(title)}`,
    notDeleted: "Fehler beim Löschen des Projekts: Unbekannter Fehler",
    uploadRefusals: { notConverted: "Fehler bei der Bildkonvertierung. Bitte versuchen Sie es erneut." },
  },
  opensWith: () => ({ year: companyYear().toString(), sort_order: "0", is_active: "on" }),
  fields: {
    title: lineField({ label: "Titel", required: ALL_REQUIRED, isTranslated: true }),
    description: textField({ label: "Beschreibung", required: ALL_REQUIRED, isTranslated: true }),
    category: lineField({ label: "Kategorie", required: ALL_REQUIRED, isTranslated: true, isSearched: true }),
    story: textField({ label: "Text der Seite", isTranslated: true }),
    role: lineField({ label: "Unsere Aufgabe", isTranslated: true }),
    running_time: lineField({ label: "Länge", isTranslated: true }),
    occasion: lineField({ label: "Festival oder Auftraggeber", isTranslated: true }),
    credits: textField({ label: "Mitwirkende", isTranslated: true }),
    image_url: pictureAddressField({ label: "Bild", none: "kein Bild" }),
    gallery: picturesField({ label: "Galerie" }),
    video_url: addressField({ label: "Video" }),
    services: listField({ label: "Services", options: SERVICE_LABELS }),
    project_url: addressField({ label: "Projekt-Link" }),
    year: numberField({ label: "Jahr", min: 1900, max: 2100, outOfReach: YEARS, usual: companyYear, isSearched: true }),
    sort_order: numberField({ label: "Reihenfolge", min: 0, max: 999_999, usual: () => 0 }),
    is_featured: flagField({ label: "Hervorgehoben" }),
    is_active: flagField({ label: "Aktiv" }),
  },
  check: { fields: ["image_url"], isRight: ({ image_url, file }) => file !== undefined || Boolean(image_url), message: ALL_REQUIRED },
});

export type Project = ColumnsOf<typeof projects>;
/** `slug` is null for a record without a page: a draft, or a row that another program wrote. */
export type ShownProject = Public<Project> & { picture: ShownPicture | null; slug: string | null };

export type FoundProject = { slug: string; project: ShownProject; gallery: ShownPicture[]; next: ShownProject | null };

/** Each line is one credit: "Regie: Elena Marqués", or only a name. */
export function creditsFrom(text: string) {
  return linesOf(text).map((line) => {
    const [, role = "", name = line] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return { role: role.trim(), name: name.trim() };
  });
}

export const MOST_FEATURED_PROJECTS = 6;

export type ProjectFilter = "featured" | "inactive";

export function tooManyFeatured(count: number): string | null {
  if (count <= MOST_FEATURED_PROJECTS) return null;
  const shown = MOST_FEATURED_PROJECTS.toString();
  return `${count.toString()} Projekte sind hervorgehoben. Die Website zeigt davon die ersten ${shown} in ihrer Reihenfolge.`;
}
