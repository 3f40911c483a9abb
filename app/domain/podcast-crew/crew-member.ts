import type { ShownPicture } from "../media/picture";

/** Someone who makes podcasts: a team member with that service, or an entry of the podcast crew of its own. */
export type CrewMember = {
  id: string;
  name: string;
  position: string;
  bio: string;
  imageUrl: string | null;
  email: string | null;
  linkedinUrl: string | null;
  /** What the page can only show in German. */
  germanTexts: ("position" | "bio")[];
};

export type ShownCrewMember = CrewMember & { picture: ShownPicture | null };

/** Team first, then the crew's own entries; who is in both is shown once. */
export function oneCrew(team: readonly CrewMember[], entries: readonly CrewMember[]): CrewMember[] {
  const names = new Set(team.map(({ name }) => comparable(name)));
  return [...team, ...entries.filter(({ name }) => !names.has(comparable(name)))];
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
