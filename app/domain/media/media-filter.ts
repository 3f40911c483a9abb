import { keyIn } from "../record/keys";
import { type OfferedCategory, OWN_CATEGORY, PICTURE_CATEGORIES } from "./picture";

export type MediaView = "grid" | "list";

export const MEDIA_STATES = { unused: "Unbenutzt", incomplete: "Alternativtexte fehlen", shipped: "Mitgeliefert" } as const;

type MediaState = keyof typeof MEDIA_STATES;

export type MediaFilter = { search: string; category?: OfferedCategory; state?: MediaState; view: MediaView; page: number };

export const MEDIA_CATEGORY_LABELS: Record<OfferedCategory, string> = {
  general: "Allgemein",
  team: "Team",
  projects: "Projekte",
  sponsors: "Sponsoren",
};

export function categoryLabel(category: string): string {
  if (category === OWN_CATEGORY) return "Podcast-Crew";
  const known = PICTURE_CATEGORIES.find((name) => name === category);
  return known ? MEDIA_CATEGORY_LABELS[known] : category;
}

export function mediaFilterFrom(search: URLSearchParams): MediaFilter {
  return {
    search: (search.get("search") ?? "").trim().slice(0, 100),
    category: PICTURE_CATEGORIES.find((category) => category === search.get("category")),
    state: keyIn(MEDIA_STATES, search.get("state")),
    view: search.get("view") === "list" ? "list" : "grid",
    page: Math.max(1, Math.trunc(Number(search.get("page"))) || 1),
  };
}
