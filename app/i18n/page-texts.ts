import { SERVICE_AREA_SCREENS, type ServiceArea } from "./service-areas";
import type { Dictionary } from "./dictionaries/dictionary";

type Text = string | readonly string[];
type FindText = (words: Dictionary) => Text;

/** Defaults for `pages_content`. Most texts of the podcast page are in `podcast_content` instead. */
export const PAGE_TEXTS = {
  home: {
    hero_tagline: ({ hero }) => hero.tagline,
    hero_subtitle: ({ hero }) => hero.subtitle,
    hero_description: ({ hero }) => hero.description,
    hero_cta: ({ hero }) => hero.cta.label,
    showreel_button: ({ hero }) => hero.showreel.button,
    showreel_url: ({ hero }) => hero.showreel.videoUrl,
    about_title: ({ about }) => about.teaser.title,
    about_text: ({ about }) => about.teaser.text,
    services_title: ({ kino }) => kino.teaser.title,
    services_text: ({ kino }) => kino.teaser.text,
    team_title: ({ team }) => team.teaser.title,
    team_text: ({ team }) => team.teaser.text,
  },
  about: {
    title: ({ about }) => about.title,
    intro: ({ about }) => about.intro,
    mission_title: ({ about }) => about.mission.title,
    mission_text: ({ about }) => about.mission.text,
    vision_title: ({ about }) => about.vision.title,
    vision_text: ({ about }) => about.vision.text,
    values_title: ({ about }) => about.values.title,
    values_intro: ({ about }) => about.values.intro,
    location_title: ({ about }) => about.location.title,
    location_text: ({ about }) => about.location.text,
  },
  services: {
    title: ({ kino }) => kino.title,
    subtitle: ({ kino }) => kino.subtitle,
    intro: ({ kino }) => kino.intro,
    services_title: ({ kino }) => kino.services.title,
    services_intro: ({ kino }) => kino.services.intro,
    additional_title: ({ kino }) => kino.additional.title,
    additional_intro: ({ kino }) => kino.additional.intro,
    process_title: ({ kino }) => kino.process.title,
    process_intro: ({ kino }) => kino.process.intro,
    portfolio_title: ({ kino }) => kino.portfolio.title,
    portfolio_intro: ({ kino }) => kino.portfolio.intro,
    cta_title: ({ kino }) => kino.cta.title,
    cta_text: ({ kino }) => kino.cta.text,
    cta_button: ({ kino }) => kino.cta.button,
  },
  contact: {
    title: ({ contact }) => contact.title,
    intro: ({ contact }) => contact.intro,
    form_title: ({ contact }) => contact.form.title,
    info_title: ({ contact }) => contact.info.title,
    hours: ({ contact }) => contact.info.hoursText,
    map_title: ({ contact }) => contact.map.title,
    features_title: ({ contact }) => contact.features.title,
  },
  moderatoren: {
    title: ({ moderatoren }) => moderatoren.title,
    description: ({ moderatoren }) => moderatoren.description,
    expertise_title: ({ moderatoren }) => moderatoren.expertise.title,
    expertise_text: ({ moderatoren }) => moderatoren.expertise.text,
  },
  "services/podcast": {
    topics: ({ podcast }) => podcast.topics,
    crew_empty: ({ podcast }) => podcast.crewEmpty,
  },
} as const satisfies Record<string, Record<string, FindText>>;

/** Defaults for `content`. */
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

/** Separates the items of a list in one column. */
export const LIST_SEPARATOR = "|";

export type PageText = { pageKey: string; sectionKey: string; value: string };

export function pageTextsOf(words: Dictionary): PageText[] {
  return Object.entries<Record<string, FindText>>(PAGE_TEXTS).flatMap(([pageKey, sections]) =>
    Object.entries(sections).map(([sectionKey, find]) => ({ pageKey, sectionKey, value: stored(find(words)) })),
  );
}

function stored(text: Text): string {
  return typeof text === "string" ? text : text.join(LIST_SEPARATOR);
}
