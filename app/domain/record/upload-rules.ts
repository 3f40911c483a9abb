import { z } from "zod";
import { FORM_LABELS } from "~/i18n/form-labels";

const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

export type UploadRefusal = "notAnImage" | "wrongType" | "tooLarge" | "notConverted" | "busy";

export const UPLOAD_REFUSALS: Record<UploadRefusal, string> = {
  notAnImage: "Nur Bilddateien sind erlaubt",
  wrongType: "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt.",
  tooLarge: FORM_LABELS.de.fileTooLarge,
  notConverted: "Bildkonvertierung fehlgeschlagen",
  busy: "Upload fehlgeschlagen",
};

export const UPLOAD_HINT = "JPG, PNG, WebP oder GIF, höchstens 5 MB. Das Bild wird auf höchstens 1200x800 Pixel verkleinert.";

export function isTooLarge(file: File): boolean {
  return file.size > LARGEST_FILE_BYTES;
}

/** A chosen file in a form. What it really is shows when it is opened: see `storePicture`. */
export const pictureFile = z
  .instanceof(File, { error: UPLOAD_REFUSALS.notAnImage })
  .refine((file) => !isTooLarge(file), UPLOAD_REFUSALS.tooLarge);

/** The address of a picture of this site: one that was uploaded, or one of the default content. */
export const pictureUrl = z
  .string()
  .regex(/^\/(media|artwork)(\/[a-z0-9][a-z0-9._-]*)+$/i, "Das Bild liegt nicht auf dieser Website.")
  .max(300, "Die Adresse des Bildes ist zu lang.");

const NOT_OURS = "Das Bild liegt nicht auf dieser Website. Bitte laden Sie es hoch oder wählen Sie es aus der Mediathek.";

/** The same as somebody types or pastes it, perhaps with `https://` and a host in front; empty for none. */
export const pictureAddress = z
  .string()
  .trim()
  .default("")
  .transform((typed) => typed.replace(/^https?:\/\/[^/?#]+(?=\/media\/)/i, ""))
  .refine((address) => address === "" || pictureUrl.safeParse(address).success, NOT_OURS);

/** The `filename` in an address or path of an uploaded picture, also in that of a former or narrower file; null for any other. */
export function filenameIn(url: string): string | null {
  const [, name] = /^(?:\/media\/)?[a-z-]+\/([^/]+)$/.exec(url) ?? [];
  return name?.replace(/^(\d{13}-[0-9a-f]{16})(-[0-9a-f]{8})?(-\d{1,4})?(?=[.]webp$)/, "$1") ?? null;
}
