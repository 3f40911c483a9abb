import { UNKNOWN_FAULT } from "../record/record-notices";

export const MEDIA_NOT_SAVED = `Fehler beim Speichern: ${UNKNOWN_FAULT}`;

export const REPLACED_MEANWHILE = "Diese Datei wurde inzwischen von jemand anderem bearbeitet. Bitte prüfen Sie, ob sie noch ersetzt werden soll.";

export const DELETED = "Datei erfolgreich gelöscht!";

export const DELETED_BUT_STORED = `${DELETED} Aus dem Speicher konnte sie noch nicht entfernt werden.`;

export const DELETION_FAULTS = {
  noTable: "Die Media-Assets-Tabelle existiert noch nicht. Bitte führen Sie die Migration aus.",
  unchecked: `Fehler beim Prüfen der Tabelle: ${UNKNOWN_FAULT}`,
  missing: "Die zu löschende Datei wurde nicht gefunden.",
  notInDatabase: `Fehler beim Löschen aus der Datenbank: ${UNKNOWN_FAULT}`,
  failed: `Fehler beim Löschen der Datei: ${UNKNOWN_FAULT}`,
} as const;

export type DeletionFault = keyof typeof DELETION_FAULTS;

export const ADD_ALT_TEXTS = "Alternativtexte ergänzen";

export function uploadedText(count: number): string {
  return count === 1 ? "1 Datei wurde hochgeladen." : `${count.toString()} Dateien wurden hochgeladen.`;
}

export function altTextsSaved(saved: number, gone: number): string {
  const lost = gone === 0 ? "" : `${gone === 1 ? "Eine Datei wurde" : `${gone.toString()} Dateien wurden`} inzwischen gelöscht.`;
  if (saved === 0) return lost || "Es gab nichts zu ändern.";
  const done = saved === 1 ? "Die Alternativtexte einer Datei wurden gespeichert." : `Die Alternativtexte von ${saved.toString()} Dateien wurden gespeichert.`;
  return `${done} ${lost}`.trimEnd();
}

export function savedMeanwhile(stored: unknown): string {
  const text = typeof stored === "string" && stored !== "" ? `„${stored}“ gespeichert` : "diesen Text entfernt";
  return `Jemand anderes hat inzwischen ${text}. Wenn Sie noch einmal speichern, gilt Ihr Text.`;
}
