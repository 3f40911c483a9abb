import { savedText } from "../record/record-notices";
import type { Member } from "./member";

export const MEMBER_NOT_SAVED = "Fehler beim Speichern: Unbekannter Fehler";

/** The table is older than this version. */
export const MEMBER_TYPE_MISSING =
  "In der Team-Tabelle fehlt die Spalte member_type. Bitte führen Sie das Migrationsskript aus, das sie anlegt.";

export const MEMBER_NOT_DELETED = "Fehler beim Löschen: Unbekannter Fehler";

type Seen = Pick<Member, "name" | "isTeamMember">;

/** What was saved, and the screen of the site on which the member can be seen. */
export function memberSaved({ name, isTeamMember }: Seen) {
  return { text: savedText(name), screen: isTeamMember ? "team" : "moderators" } as const;
}
