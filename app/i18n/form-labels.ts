import type { Language } from "./languages";

export type FormLabels = {
  summary: string;
  /** For faults, and for messages about the whole form. */
  failed: string;
  missing: string;
  invalid: string;
  changed: string;
  notSaved: string;
  pending: string;
  likeGerman: string;
  keepFile: string;
  wrongFileType: string;
  fileTooLarge: string;
  tooManyFiles: string;
  shrinkFile: string;
  notShrunk: string;
  fileLost: string;
};

/** In a file of its own, so that screens of the administration do not load the other languages. */
export const GERMAN_FORM_LABELS: FormLabels = {
  summary: "Bitte prüfen Sie Ihre Angaben",
  failed: "Das hat nicht geklappt",
  missing: "Bitte füllen Sie dieses Feld aus.",
  invalid: "Diese Angabe ist ungültig.",
  changed: "Das Formular war nicht mehr aktuell. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal ab.",
  notSaved: "Noch nicht gespeichert",
  pending: "Einen Moment …",
  likeGerman: "wie auf Deutsch",
  keepFile: "Dieses Bild behalten",
  wrongFileType: "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt.",
  fileTooLarge: "Datei ist zu groß. Maximale Größe: 5MB.",
  tooManyFiles: "Auf einmal gehen höchstens 10 Dateien mit zusammen 20 MB.",
  shrinkFile: "Verkleinert verwenden",
  notShrunk: "Diese Datei lässt sich hier nicht verkleinern.",
  fileLost: "Bitte wählen Sie die Datei noch einmal aus: Sie wurde noch nicht hochgeladen.",
};

export const FORM_LABELS: Record<Language, FormLabels> = {
  de: GERMAN_FORM_LABELS,
  en: {
    summary: "Please check what you entered",
    failed: "This did not work",
    missing: "Please fill in this field.",
    invalid: "This entry is not valid.",
    changed: "The form was out of date. Please check what you entered and send it once more.",
    notSaved: "Not saved yet",
    pending: "One moment…",
    likeGerman: "as in German",
    keepFile: "Keep this picture",
    wrongFileType: "Only JPG, PNG, WebP and GIF files are allowed.",
    fileTooLarge: "The file is too large. Largest size: 5 MB.",
    tooManyFiles: "At most 10 files with 20 MB in all can be sent at once.",
    shrinkFile: "Use a smaller copy",
    notShrunk: "This file cannot be made smaller here.",
    fileLost: "Please choose the file again: it has not been uploaded yet.",
  },
  es: {
    summary: "Por favor, revisa tus datos",
    failed: "No ha funcionado",
    missing: "Por favor, rellena este campo.",
    invalid: "Este dato no es válido.",
    changed: "El formulario ya no estaba actualizado. Revisa tus datos y envíalo de nuevo.",
    notSaved: "Aún sin guardar",
    pending: "Un momento…",
    likeGerman: "como en alemán",
    keepFile: "Conservar esta imagen",
    wrongFileType: "Solo se permiten archivos JPG, PNG, WebP y GIF.",
    fileTooLarge: "El archivo es demasiado grande. Tamaño máximo: 5 MB.",
    tooManyFiles: "Se pueden enviar como máximo 10 archivos con 20 MB en total.",
    shrinkFile: "Usar una copia reducida",
    notShrunk: "Este archivo no se puede reducir aquí.",
    fileLost: "Elige el archivo otra vez: aún no se ha subido.",
  },
};

/** For schemas without a message, which would show zod's English one. */
export function fallbackMessage(labels: FormLabels) {
  return ({ input }: { input?: unknown }): string => (input === undefined ? labels.missing : labels.invalid);
}

/** Removes "Unbekannter Fehler" if a reason is shown beside it. */
export function besideReason(failure: string, reason: string | null): string {
  return reason ? failure.replace(/: Unbekannter Fehler$/, "") : failure;
}
