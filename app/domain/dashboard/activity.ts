import { verbFor } from "../changes/change-words";
import { recordNameIn } from "../changes/record-name";

/** One thing that a member of staff did, as the dashboard tells it. */
export type Activity = { id: string; who: string; what: string; at: Date };

export type ChangeRow = {
  id: string;
  adminUserId: string | null;
  noun: string;
  action: string;
  before: unknown;
  after: unknown;
  createdAt: Date;
};

export type Person = { id: string; firstName: string; lastName: string };

const nouns: Readonly<Record<string, string>> = {
  team: "Teammitglied",
  sponsors: "Sponsor",
  projects: "Projekt",
  services: "Service",
  media: "Datei",
  pages: "Seite",
  content: "Inhalt",
  podcast_crew: "Crew-Mitglied",
  podcast_content: "Podcast-Inhalt",
  settings: "Einstellung",
  users: "Benutzer",
  messages: "Nachricht",
};

/** Puts the changes into words: "Teammitglied „Ana“ bearbeitet". */
export function activitiesFrom(changes: readonly ChangeRow[], people: readonly Person[]): Activity[] {
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return changes.map(({ id, adminUserId, noun, action, before, after, createdAt }) => ({
    id,
    who: names.get(adminUserId ?? "") ?? "System",
    what: [nouns[noun] ?? noun, nameIn(after) ?? nameIn(before), verbFor({ action, before })].filter(Boolean).join(" "),
    at: createdAt,
  }));
}

function nameIn(record: unknown): string | null {
  const name = recordNameIn(record);
  return name === null ? null : `„${name}“`;
}
