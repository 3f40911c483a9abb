import type { UploadRefusal } from "../media/upload-rules";

export const PROJECT_NOT_CREATED = "Fehler beim Erstellen: Unbekannter Fehler";

export const PROJECT_NOT_UPDATED = "Fehler beim Aktualisieren: Unbekannter Fehler";

export const PROJECT_NOT_DELETED = "Fehler beim Löschen des Projekts: Unbekannter Fehler";

export const PROJECT_UPLOAD_REFUSALS: Partial<Record<UploadRefusal, string>> = {
  notConverted: "Fehler bei der Bildkonvertierung. Bitte versuchen Sie es erneut.",
};

type Seen = { title: string; isActive: boolean; isFeatured: boolean };

export function projectCreated(project: Seen) {
  return { text: `Projekt erfolgreich erstellt! „${project.title}“`, screen: screenOf(project) };
}

export function projectUpdated(project: Seen) {
  return { text: `Projekt erfolgreich aktualisiert! „${project.title}“`, screen: screenOf(project) };
}

export function projectDeleted({ title }: Pick<Seen, "title">): string {
  return `Projekt erfolgreich gelöscht! „${title}“`;
}

/** The screen of the site that shows it: only what is active and featured is on one. */
function screenOf({ isActive, isFeatured }: Seen): "services" | null {
  return isActive && isFeatured ? "services" : null;
}
