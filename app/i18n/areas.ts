import type { Dictionary } from "./dictionaries/dictionary";

/** The company's fields of work, by the keys that the table `content` has for them. */
export type Area = keyof Dictionary["kino"]["areas"]["items"];

/** What the page of each is called among the screens of the site and in the dictionary's `seo`. */
export const AREA_SCREENS = {
  mallorca_kino: "mallorcaKino",
  podcast: "podcast",
  radio: "radio",
  media_web: "mediaWeb",
  mallorca_events: "mallorcaEvents",
} as const satisfies Record<Area, keyof Dictionary["seo"]>;

export const AREAS = Object.keys(AREA_SCREENS).filter(isArea);

export function isArea(key: string): key is Area {
  return key in AREA_SCREENS;
}

/** The field of work that a screen is about; undefined for every other screen. */
export function areaOf(screen: string): Area | undefined {
  return AREAS.find((area) => AREA_SCREENS[area] === screen);
}
