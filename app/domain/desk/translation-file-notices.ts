export const IMPORT_FAILED = "Fehler beim Speichern";

export const CHANGED_SINCE = "Seit der Prüfung wurden Texte geändert. Es wurde nichts gespeichert: Bitte sehen Sie sich die Unterschiede noch einmal an.";

/** What became of an import. */
export function importedText(count: number): string {
  if (count === 0) return "Es gab nichts zu ändern.";
  return count === 1 ? "Ein Text wurde übernommen." : `${count.toLocaleString("de-DE")} Texte wurden übernommen.`;
}
