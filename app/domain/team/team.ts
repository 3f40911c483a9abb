import { addressField, emailField, flagField, lineField, listField, pictureField, textField } from "../record/field-kinds";
import type { ShownPicture } from "../media/picture";
import { type ColumnsOf, defineResource, type FormOf } from "../record/resource";
import type { Public } from "../record/translated-texts";
import { SERVICE_LABELS } from "./member-lists";

export const servicesField = listField({ label: "Services", options: SERVICE_LABELS });

const NAME_AND_POSITION = "Name und Position sind erforderlich";

export const team = defineResource({
  name: "team",
  path: "team",
  texts: {
    list: "Team",
    one: "Team",
    object: "das Teammitglied",
    new: "Neues Mitglied",
    edit: "Mitglied bearbeiten",
    saveAsNew: "Als neues Mitglied speichern",
    notLoaded: "Fehler beim Laden der Teammitglieder",
    delete: "Mitglied löschen",
    deleteQuestion: (name) => `Möchten Sie „${name}“ wirklich löschen?`,
    deleteHint: () => "Das Mitglied verschwindet sofort von der Website und aus dieser Liste.",
  },
  opensWith: () => ({ is_team_member: "on" }),
  fields: {
    name: lineField({ label: "Name", required: NAME_AND_POSITION }),
    position: lineField({ label: "Position", required: NAME_AND_POSITION, isTranslated: true, isSearched: true }),
    bio: textField({ label: "Biografie", isTranslated: true, isSearched: true }),
    image_url: pictureField({ label: "Foto", none: "kein Foto" }),
    email: emailField({ label: "E-Mail", isSearched: true }),
    linkedin_url: addressField({ label: "LinkedIn" }),
    facebook_url: addressField({ label: "Facebook" }),
    instagram_url: addressField({ label: "Instagram" }),
    is_team_member: flagField({ label: "Team-Mitglied" }),
    is_moderator: flagField({ label: "Moderator" }),
    services: servicesField,
  },
  check: {
    isRight: ({ is_team_member, is_moderator }) => is_team_member === true || is_moderator === true,
    at: "is_team_member",
    message: "Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)",
  },
});

export type MemberForm = FormOf<typeof team>;
export type Member = ColumnsOf<typeof team>;
export type ShownMember = Public<Member> & { picture: ShownPicture | null };

/** Where a biography is longer, a card shows its beginning and unfolds. */
export const BIO_PREVIEW_LENGTH = 120;

/** Follows from the two flags, of which at least one is set. */
export function memberTypeOf({ is_team_member, is_moderator }: Pick<MemberForm, "is_team_member" | "is_moderator">) {
  if (is_team_member && is_moderator) return "team,moderator";
  return is_moderator ? "moderator" : "team";
}
