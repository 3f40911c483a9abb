import { quoted } from "~/i18n/quoted";

export const SEE_ON_SITE = "Auf der Website ansehen";

export const PICTURE_MISSING = "Das Bild wurde inzwischen gelöscht. Bitte wählen Sie es noch einmal aus.";

export const DELETED = "Dieser Eintrag wurde gelöscht.";

export const NOT_IN_TRASH = "Dieser Eintrag liegt nicht mehr im Papierkorb. Vielleicht wurde er schon wiederhergestellt.";

export const CHANGED_MEANWHILE = "Dieser Eintrag wurde inzwischen bearbeitet.";

export const UNKNOWN_FAULT = "Unbekannter Fehler";

export function savedText(name: string): string {
  return `${quoted(name)} wurde gespeichert.`;
}

export function deletedText(name: string): string {
  return `${quoted(name)} wurde gelöscht.`;
}

export function movedText(name: string, { place, count }: { place: number; count: number }): string {
  return `Die Reihenfolge wurde gespeichert: ${quoted(name)} steht jetzt an Stelle ${place.toString()} von ${count.toString()}.`;
}

export const NOT_SAVED = "Fehler beim Speichern: Unbekannter Fehler";

export function resetText(name: string): string {
  return `${quoted(name)} wurde auf einen früheren Stand zurückgesetzt.`;
}

export function restoredText(name: string): string {
  return `${quoted(name)} wurde wiederhergestellt.`;
}

export const DRAFT_GONE = "Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen.";

export const DRAFT_CHANGED = "Dieser Entwurf wurde inzwischen bearbeitet.";

export const LIVE_GONE = "Der Eintrag wurde inzwischen gelöscht. Veröffentlichen lässt sich dieser Entwurf, sobald der Eintrag aus dem Papierkorb zurück ist.";
