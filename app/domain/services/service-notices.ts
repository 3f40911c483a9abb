import { savedText } from "../record/record-notices";

export const SERVICE_NOT_SAVED = "Fehler beim Speichern des Services.";

export const SERVICE_NOT_DELETED = "Fehler beim Löschen des Services.";

/** What was saved, and the screen of the site that shows it: only what is active is on one. */
export function serviceSaved({ title, isActive }: { title: string; isActive: boolean }) {
  return { text: savedText(title), screen: isActive ? ("services" as const) : null };
}
