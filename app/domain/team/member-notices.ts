import type { Member } from "./member";

export const PICTURE_MISSING = "Das Foto wurde inzwischen gelöscht. Bitte wählen Sie es noch einmal aus.";

export const CHANGED_MEANWHILE = "Dieses Mitglied wurde inzwischen von jemand anderem bearbeitet.";

export const SEE_ON_SITE = "Auf der Website ansehen";

export function savedText({ name }: Pick<Member, "name">): string {
  return `„${name}“ wurde gespeichert.`;
}

export function deletedText({ name }: Pick<Member, "name">): string {
  return `„${name}“ wurde gelöscht.`;
}

export function movedText({ name }: Pick<Member, "name">): string {
  return `Die Reihenfolge wurde gespeichert: „${name}“ wurde verschoben.`;
}

/** The screen of the site on which the member can be seen. */
export function screenOf({ isTeamMember }: Pick<Member, "isTeamMember">): "team" | "moderators" {
  return isTeamMember ? "team" : "moderators";
}
