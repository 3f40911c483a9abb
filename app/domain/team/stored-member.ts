import { z } from "zod";
import { isServiceId, type Member, memberTypeOf, type ServiceId } from "./member";
import type { MemberForm } from "./member-schema";

/** The columns of `team_members` that a member is made of. */
export const MEMBER_COLUMNS = {
  id: true,
  version: true,
  name: true,
  position: true,
  bio: true,
  imageUrl: true,
  email: true,
  linkedinUrl: true,
  facebookUrl: true,
  instagramUrl: true,
  isTeamMember: true,
  isModerator: true,
  services: true,
  sortOrder: true,
} as const;

type MemberRow = Omit<Member, "services"> & { services: unknown };

const texts = z.array(z.string()).catch([]);

export function memberFrom(row: MemberRow): Member {
  return { ...row, services: servicesFrom(row.services) };
}

/** A service that is no longer offered is left out. */
export function servicesFrom(stored: unknown): ServiceId[] {
  return texts.parse(stored).filter(isServiceId);
}

/** What a form writes into the columns. */
export function columnsOf(form: MemberForm) {
  const roles = { isTeamMember: form.is_team_member, isModerator: form.is_moderator };
  return {
    name: form.name,
    position: form.position,
    bio: form.bio,
    imageUrl: form.image_url || null,
    email: form.email || null,
    linkedinUrl: form.linkedin_url || null,
    facebookUrl: form.facebook_url || null,
    instagramUrl: form.instagram_url || null,
    ...roles,
    memberType: memberTypeOf(roles),
    services: form.services,
  };
}
