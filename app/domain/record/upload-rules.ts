import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";

export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

export type UploadRefusal = "notAnImage" | "wrongType" | "empty" | "tooLarge" | "notConverted" | "crowded" | "busy";

export const UPLOAD_REFUSALS: Record<Exclude<UploadRefusal, "crowded">, string> = {
  notAnImage: "Nur Bilddateien sind erlaubt",
  wrongType: GERMAN_FORM_LABELS.wrongFileType,
  empty: "Die Datei ist leer.",
  tooLarge: GERMAN_FORM_LABELS.fileTooLarge,
  notConverted: "Bildkonvertierung fehlgeschlagen",
  busy: "Upload fehlgeschlagen",
};

export const REFUSAL_TEXTS: Record<UploadRefusal, string> = {
  ...UPLOAD_REFUSALS,
  crowded: "Gerade werden viele Bilder hochgeladen. Bitte wählen Sie die Datei in einem Moment noch einmal aus.",
};

export function isPassing(refusal: UploadRefusal): boolean {
  return refusal === "crowded" || refusal === "busy";
}

export const UPLOAD_HINT = "JPG, PNG, WebP oder GIF, höchstens 5 MB. Das Bild wird auf höchstens 1200 × 800 Pixel verkleinert; ein bewegtes GIF wird zum Standbild.";

export function isTooLarge(file: File): boolean {
  return file.size > LARGEST_FILE_BYTES;
}

export const NOT_OURS = "Das Bild liegt nicht auf dieser Website.";

export const MOST_PICTURES = 12;

const LONGEST_URL = 300;

export function isPictureUrl(url: string): boolean {
  return url.length <= LONGEST_URL && /^\/(media\/(general|team|projects|sponsors|podcast-crew)|artwork(\/[a-z0-9-]+)*)\/[a-zA-Z0-9][\w.-]*$/.test(url);
}

/** Also works for replaced files and narrower widths. Null for a picture that was not uploaded. */
export function filenameIn(url: string): string | null {
  const [, name] = /^(?:\/media\/)?[a-z-]+\/([^/]+)$/.exec(url) ?? [];
  return name?.replace(/^(\d{13}-[0-9a-f]{16})(-[0-9a-f]{8})?(-\d{1,4})?(?=[.]webp$)/, "$1") ?? null;
}
