import { AREA_SCREENS, type Area } from "./areas";
import type { Dictionary } from "./dictionaries/dictionary";

/**
 * The eight texts that staff may change of each field of work, and where the dictionary has them. A row of `content`
 * with these keys goes before the dictionary.
 */
export const AREA_TEXTS = {
  mallorca_kino: textsOfArea("mallorca_kino"),
  podcast: textsOfArea("podcast"),
  radio: textsOfArea("radio"),
  media_web: textsOfArea("media_web"),
  mallorca_events: textsOfArea("mallorca_events"),
} as const satisfies Record<Area, unknown>;

function textsOfArea(area: Area) {
  return {
    title: ({ kino }: Dictionary) => kino.areas.items[area].title,
    subtitle: ({ kino }: Dictionary) => kino.areas.items[area].subtitle,
    description: ({ kino }: Dictionary) => kino.areas.items[area].description,
    hero_text: ({ areas }: Dictionary) => areas.texts[area].hero_text,
    services_intro: ({ areas }: Dictionary) => areas.texts[area].services_intro,
    cta_text: ({ areas }: Dictionary) => areas.texts[area].cta_text,
    meta_description: ({ seo }: Dictionary) => seo[AREA_SCREENS[area]].description,
    keywords: ({ seo }: Dictionary) => seo[AREA_SCREENS[area]].keywords,
  };
}
