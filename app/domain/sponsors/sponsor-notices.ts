import { savedText } from "../record/record-notices";

export const SPONSOR_NOT_SAVED = "Fehler beim Speichern: Unbekannter Fehler";

export const SPONSOR_NOT_DELETED = "Fehler beim Löschen: Unbekannter Fehler";

export function sponsorSaved({ name }: { name: string }) {
  return { text: savedText(name), screen: "sponsors" } as const;
}
