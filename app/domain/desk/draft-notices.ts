import { restoredText } from "../record/record-notices";

export const DRAFT_NOT_SAVED = "Fehler beim Speichern des Entwurfs.";
export const DRAFT_NOT_PUBLISHED = "Fehler beim Veröffentlichen des Entwurfs.";
export const DRAFT_NOT_DISCARDED = "Fehler beim Verwerfen des Entwurfs.";
export const DRAFT_GONE = "Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen.";
const DRAFTS_GONE = "Diese Entwürfe gibt es nicht mehr: Sie wurden inzwischen veröffentlicht oder verworfen.";
export const DRAFT_CHANGED = "Dieser Entwurf wurde inzwischen von jemand anderem bearbeitet.";
export const DRAFT_UNUSABLE = "Dieser Entwurf passt nicht mehr zum Formular. Bitte bearbeiten und speichern Sie ihn noch einmal.";
export const LIVE_GONE = "Der Eintrag wurde inzwischen gelöscht. Veröffentlichen lässt sich dieser Entwurf, sobald der Eintrag aus dem Papierkorb zurück ist.";
export const NOT_LIVE_YET = "Diesen Eintrag gibt es auf der Website noch nicht.";
export const LIVE_CHANGED = "Die Website hat sich geändert, seit dieser Entwurf gespeichert wurde. Er wird mit dem jetzigen Stand zusammengeführt.";
export const LINK_NOT_MADE = "Fehler beim Erstellen des Vorschau-Links.";
export const LINK_REVOKED = "Der Vorschau-Link zeigt ab sofort nichts mehr.";
export const ALL_DRAFTS = "Alle Entwürfe";

export function draftSaved(title: string): string {
  return `Der Entwurf „${title}“ wurde gespeichert. Die Website ist noch, wie sie war.`;
}

export function draftSavedOfRestored(title: string): string {
  return `${restoredText(title)} Ihre Angaben sind als Entwurf gespeichert.`;
}

export function draftDiscarded(title: string): string {
  return `Der Entwurf „${title}“ wurde verworfen.`;
}

export function draftPublished(title: string, languages: readonly string[]): string {
  if (languages.length === 0) return `„${title}“ wurde veröffentlicht.`;
  return `„${title}“ wurde veröffentlicht: ${languages.join(", ")}. Der Rest bleibt ein Entwurf.`;
}

const MOST_NAMED = 6;

export function draftsPublished(count: number, failures: readonly string[]): string {
  if (count === 0 && failures.length === 0) return DRAFTS_GONE;
  const live = count < 2 ? `${count === 1 ? "1" : "Kein"} Entwurf wurde veröffentlicht.` : `${count.toString()} Entwürfe wurden veröffentlicht.`;
  const more = failures.length - MOST_NAMED;
  return [live, ...failures.slice(0, MOST_NAMED), ...(more > 0 ? [`Und ${more.toString()} weitere.`] : [])].join(" ");
}

export function draftKept(title: string, reason: string): string {
  return `„${title}“ blieb ein Entwurf: ${reason}`;
}

export const EDITED_AT_ONCE = "Website und Entwurf sagen im selben Feld etwas anderes. Bitte veröffentlichen Sie ihn einzeln.";

export function linkMade(until: string): string {
  return `Der Vorschau-Link gilt bis ${until}. Kopieren Sie ihn jetzt, er wird nur dieses eine Mal gezeigt.`;
}
