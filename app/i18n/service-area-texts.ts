import { SERVICE_AREA_SCREENS, type ServiceArea } from "./service-areas";
import type { Dictionary } from "./dictionaries/dictionary";

export const SERVICE_AREA_TEXTS = {
  mallorca_kino: textsOfArea("mallorca_kino"),
  podcast: textsOfArea("podcast"),
  radio: textsOfArea("radio"),
  media_web: textsOfArea("media_web"),
  mallorca_events: textsOfArea("mallorca_events"),
} as const satisfies Record<ServiceArea, unknown>;

function textsOfArea(area: ServiceArea) {
  return {
    title: ({ kino }: Dictionary) => kino.areas.items[area].title,
    subtitle: ({ kino }: Dictionary) => kino.areas.items[area].subtitle,
    description: ({ kino }: Dictionary) => kino.areas.items[area].description,
    hero_text: ({ areas }: Dictionary) => areas.texts[area].hero_text,
    services_intro: ({ areas }: Dictionary) => areas.texts[area].services_intro,
    cta_text: ({ areas }: Dictionary) => areas.texts[area].cta_text,
    meta_description: ({ seo }: Dictionary) => seo[SERVICE_AREA_SCREENS[area]].description,
    keywords: ({ seo }: Dictionary) => seo[SERVICE_AREA_SCREENS[area]].keywords,
  };
}
