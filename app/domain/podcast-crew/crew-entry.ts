import type { TranslationLanguage } from "../record/translated-texts";

/** Texts that exist in Spanish and English too. The entry's own are German. */
export const TRANSLATED_FIELDS = ["position", "bio"] as const;

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** An entry of the podcast crew as staff edit it; what was not translated is empty. */
export type CrewEntry = {
  id: string;
  version: number;
  name: string;
  position: string;
  bio: string;
  email: string | null;
  linkedinUrl: string | null;
  imageUrl: string | null;
} & Record<TranslationLanguage, Record<TranslatedField, string>>;

/** What a row of the list shows. */
export type ListedEntry = Pick<CrewEntry, "id" | "name" | "position" | "email" | "linkedinUrl"> & {
  bioPreview: string;
  createdAt: Date;
  /** The address of a small picture. */
  thumbnail: string | null;
};

const BIO_PREVIEW = 50;

/** The first 50 characters of a biography. */
export function bioPreviewOf(bio: string): string {
  const characters = [...bio];
  return characters.length > BIO_PREVIEW ? `${characters.slice(0, BIO_PREVIEW).join("").trimEnd()}…` : bio;
}
