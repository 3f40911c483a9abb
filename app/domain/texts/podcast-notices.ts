export const SAVED = "Inhalt erfolgreich gespeichert";

export const NOT_SAVED = "Fehler beim Speichern";

/** Only where there is JavaScript: without it a button saves. */
export const SAVES_ITSELF = "Wird beim Tippen gespeichert und ist sofort live";
