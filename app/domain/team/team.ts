import type { ServiceArea } from "~/i18n/service-areas";
import { addressField, emailField, flagField, lineField, listField, pictureField, textField } from "../record/field-kinds";
import type { ShownPicture } from "../media/picture";
import { type ColumnsOf, defineResource, type FormOf, type Public } from "../record/resource";

/** For members and projects. Only the administration shows the labels. */
export const SERVICE_LABELS = {
  podcast: "Podcast-Produktion",
  kino: "Filmproduktion & Kino",
  radio: "Radio-Content",
  tv: "TV-Produktion",
  events: "Event-Management",
  location: "Location-Services",
  post: "Nachbearbeitung",
  distribution: "Vertrieb & Distribution",
  direction: "Filmregie",
  sound: "Sounddesign",
  design: "Produktionsdesign",
  casting: "Casting",
} as const;

export type ServiceId = keyof typeof SERVICE_LABELS;

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
    fields: ["is_team_member", "is_moderator"],
    isRight: ({ is_team_member, is_moderator }) => is_team_member === true || is_moderator === true,
    message: "Bitte wählen Sie mindestens eine Rolle aus (Team-Mitglied oder Moderator)",
  },
});

export type MemberForm = FormOf<typeof team>;
export type Member = ColumnsOf<typeof team>;
export type ShownMember = Public<Member> & { picture: ShownPicture | null };

/** In characters; a longer biography can be unfolded. */
export const BIO_PREVIEW_LENGTH = 120;

export function memberTypeOf({ is_team_member, is_moderator }: Pick<MemberForm, "is_team_member" | "is_moderator">) {
  if (is_team_member && is_moderator) return "team,moderator";
  return is_moderator ? "moderator" : "team";
}

const SERVICES_OF_AREA: Record<ServiceArea, readonly ServiceId[]> = {
  mallorca_kino: ["kino", "direction", "distribution"],
  podcast: ["podcast"],
  radio: ["radio", "sound"],
  media_web: ["tv", "post", "design"],
  mallorca_events: ["events"],
};

export function worksIn(area: ServiceArea, services: readonly ServiceId[]): boolean {
  return services.some((service) => SERVICES_OF_AREA[area].includes(service));
}

export const MEMBER_TYPE_MISSING =
  "In der Team-Tabelle fehlt die Spalte member_type. Bitte führen Sie das Migrationsskript aus, das sie anlegt.";

export type MemberFilter = "team" | "moderator";
