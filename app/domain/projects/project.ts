import type { Picture } from "../media/picture";

/** Texts that exist in Spanish and English too. The record's own are German. */
export const TRANSLATED_FIELDS = ["title", "description", "category"] as const;

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

/** A project with the picture behind its address; null if there is none any more. */
export type PicturedProject = Project & { picture: Picture | null };

/** A project in the visitor's language; `germanTexts` names what it has in German only. */
export type ShownProject = PicturedProject & { germanTexts: (typeof TRANSLATED_FIELDS)[number][] };
