import type { ShownPicture } from "../media/picture";
import type { TranslationLanguage } from "../record/translated-texts";

/** What a member does for the company. The labels are shown in the administration only. */
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

export const SERVICE_IDS = Object.keys(SERVICE_LABELS).filter(isServiceId);

/** Texts that exist in Spanish and English too. The record's own are German. */
export const TRANSLATED_FIELDS = ["position", "bio"] as const;

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

export type MemberTexts = Record<TranslatedField, string>;

/** A longer biography shows its beginning and unfolds. */
export const BIO_PREVIEW_LENGTH = 120;

export type Member = MemberTexts & {
  id: string;
  version: number;
  name: string;
  imageUrl: string | null;
  email: string | null;
  linkedinUrl: string | null;
  facebookUrl: string | null;
  instagramUrl: string | null;
  isTeamMember: boolean;
  isModerator: boolean;
  services: ServiceId[];
  sortOrder: number;
};

/** A member with its texts in the other languages; what was not translated is empty. */
export type TranslatedMember = Member & Record<TranslationLanguage, MemberTexts>;

/** A member on a page in one language, with the picture behind its address. */
export type ShownMember = Member & {
  picture: ShownPicture | null;
  /** Texts that this language does not have yet: they are shown in German. */
  germanTexts: readonly TranslatedField[];
};

type Roles = Pick<Member, "isTeamMember" | "isModerator">;

export type MemberType = "team" | "moderator" | "team,moderator";

/** Follows from the two flags, of which at least one is set. */
export function memberTypeOf({ isTeamMember, isModerator }: Roles): MemberType {
  if (isTeamMember && isModerator) return "team,moderator";
  return isModerator ? "moderator" : "team";
}

export function isServiceId(id: string): id is ServiceId {
  return id in SERVICE_LABELS;
}
