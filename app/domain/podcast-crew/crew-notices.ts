import type { UploadRefusal } from "../media/upload-rules";

export const CREW_NOT_SAVED = "Fehler beim Speichern";

export const CREW_NOT_DELETED = "Fehler beim Löschen";

const PICTURE_UPLOADED = "Bild erfolgreich hochgeladen.";

export const CREW_UPLOAD_REFUSALS: Partial<Record<UploadRefusal, string>> = {
  busy: "Fehler beim Hochladen des Bildes",
};

type Seen = { name: string };

type Upload = { pictureUrl: string | null };

export function crewAdded({ name }: Seen, upload: Upload) {
  return said(`Crew-Mitglied erfolgreich hinzugefügt: ${name}.`, upload);
}

export function crewUpdated({ name }: Seen, upload: Upload) {
  return said(`Crew-Mitglied erfolgreich aktualisiert: ${name}.`, upload);
}

export function crewDeleted({ name }: Seen): string {
  return `Crew-Mitglied erfolgreich gelöscht: ${name}.`;
}

function said(text: string, { pictureUrl }: Upload) {
  return { text: pictureUrl === null ? text : `${text} ${PICTURE_UPLOADED}`, screen: "podcast" } as const;
}
