import { z } from "zod";
import { pictureFile, pictureUrl } from "../media/upload-rules";
import { emailAddress, line, newRecord, requiredLine, storedRecord, text, webAddress } from "../record/fields";
import { SERVICE_IDS, type TranslatedMember } from "./member";

const NAME_AND_POSITION = "Name und Position sind erforderlich";
const AT_LEAST_ONE_ROLE = "Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)";

const translation = z.object({ position: line, bio: text }).default({ position: "", bio: "" });

const fields = z.object({
  name: requiredLine(NAME_AND_POSITION),
  position: requiredLine(NAME_AND_POSITION),
  bio: text,
  image_url: pictureUrl.default(""),
  email: emailAddress,
  linkedin_url: webAddress,
  facebook_url: webAddress,
  instagram_url: webAddress,
  is_team_member: z.boolean().default(false),
  is_moderator: z.boolean().default(false),
  services: z.array(z.enum(SERVICE_IDS)).default([]),
  es: translation,
  en: translation,
});

export type MemberForm = z.output<typeof fields>;

const withFile = fields.extend({ file: pictureFile.optional() });

const hasRole = (form: { is_team_member?: boolean; is_moderator?: boolean }) =>
  form.is_team_member === true || form.is_moderator === true;
// why: `when` names this mistake together with the others instead of after they are mended
const roleMissing = { path: ["is_team_member"], error: AT_LEAST_ONE_ROLE, when: () => true };

export const newMemberSchema = withFile.extend(newRecord).refine(hasRole, roleMissing);

export const memberSchema = withFile.extend(storedRecord).refine(hasRole, roleMissing);

/** The member as its form shows it. */
export function formOfMember(member: TranslatedMember): MemberForm {
  return {
    name: member.name,
    position: member.position,
    bio: member.bio,
    image_url: member.imageUrl ?? "",
    email: member.email ?? "",
    linkedin_url: member.linkedinUrl ?? "",
    facebook_url: member.facebookUrl ?? "",
    instagram_url: member.instagramUrl ?? "",
    is_team_member: member.isTeamMember,
    is_moderator: member.isModerator,
    services: member.services,
    es: member.es,
    en: member.en,
  };
}

/** What the form of a stored member opens with. */
export function editedMember(member: TranslatedMember) {
  return { title: member.name, values: { ...formOfMember(member), version: member.version } };
}
