import type { ShownPicture } from "../media/picture";
import type { TranslationLanguage } from "../record/translated-texts";

/** Texts that exist in Spanish and English too. The record's own are German. */
export const TRANSLATED_FIELDS = ["title", "description", "category"] as const;

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

export const MOST_FEATURED_PROJECTS = 6;

export type Project = {
  id: string;
  title: string;
  description: string;
  category: string;
  year: number;
  imageUrl: string;
  projectUrl: string | null;
};

/** A project in the visitor's language; `germanTexts` names what it has in German only. */
export type ShownProject = Project & {
  /** The picture behind the address; null if there is none any more. */
  picture: ShownPicture | null;
  germanTexts: TranslatedField[];
};

/** A project as staff edit it, with the texts in the other languages; what was not translated is empty. */
export type TranslatedProject = Project & {
  version: number;
  sortOrder: number;
  isActive: boolean;
  isFeatured: boolean;
} & Record<TranslationLanguage, Record<TranslatedField, string>>;
