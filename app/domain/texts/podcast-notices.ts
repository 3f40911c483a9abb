export const SAVED = "Inhalt erfolgreich gespeichert";

export const NOT_SAVED = "Fehler beim Speichern";
