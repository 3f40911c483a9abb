import { randomUUID } from "node:crypto";
import type { MemberForm } from "~/domain/team/team";
import { members } from "~/domain/team/team.server";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";

/** Whoever edits in these tests. */
export const BY = "admin-user-1";

/** The form of a member, filled in as far as it must be. */
export function formWith(values: Partial<MemberForm> = {}): MemberForm {
  return {
    name: "Alba Ferrer",
    position: "Kamera",
    bio: "",
    image_url: "",
    email: "",
    linkedin_url: "",
    facebook_url: "",
    instagram_url: "",
    is_team_member: true,
    is_moderator: false,
    services: [],
    ...byTranslation(() => ({ position: "", bio: "" })),
    ...values,
  };
}

/** Adds a member and answers it as it is stored. */
export async function createMember(values: Partial<MemberForm> = {}) {
  const result = await members.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`not engaged: ${result.reason}`);
  return result.record;
}

/** Many at once, straight into the table; one in ten without a photo. */
export async function createMembers(count: number) {
  const members = Array.from({ length: count }, (_, index) => ({
    name: `Person ${(index + 1).toString()}`,
    position: "Crew",
    bio: "Eine Biografie.",
    imageUrl: index % 10 === 9 ? null : `/media/team/${(index + 1).toString()}.webp`,
    sortOrder: index + 1,
    isModerator: index % 2 === 1,
    services: [],
  }));
  await write((tx) => tx.teamMember.createMany({ data: members }));
}

export async function emptyTeam() {
  await write(async (tx) => {
    await tx.teamMember.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
    await tx.mediaAsset.deleteMany();
  });
}
