import { randomUUID } from "node:crypto";
import type { MemberForm } from "~/domain/team/team";
import { members } from "~/domain/team/team.server";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { type FormPart, withPart } from "../record/form-part";
import { writeManyRows } from "../../harness/many-rows";

export const BY = "admin-user-1";

/** The form of a member with its required fields. */
export function formWith(values: FormPart<MemberForm> = {}): MemberForm {
  const usual: MemberForm = {
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
  };
  return withPart(usual, values);
}

/** Creates a member and returns the stored record. */
export async function createMember(values: FormPart<MemberForm> = {}) {
  const result = await members.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`the member was not created: ${result.reason}`);
  return result.record;
}

/** Writes many members directly into the table; one in ten has no photo. */
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
  await writeManyRows(members, (tx, data) => tx.teamMember.createMany({ data }));
}

export async function emptyTeam() {
  await write(async (tx) => {
    await tx.teamMember.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
    await tx.mediaAsset.deleteMany();
  });
}
