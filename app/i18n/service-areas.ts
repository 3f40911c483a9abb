import type { Dictionary } from "./dictionaries/dictionary";

export type ServiceArea = keyof Dictionary["kino"]["areas"]["items"];

/** The keys are those of the screens and of the dictionary's `seo`. */
export const SERVICE_AREA_SCREENS = {
  mallorca_kino: "mallorcaKino",
  podcast: "podcast",
  radio: "radio",
  media_web: "mediaWeb",
  mallorca_events: "mallorcaEvents",
} as const satisfies Record<ServiceArea, keyof Dictionary["seo"]>;

export const SERVICE_AREAS = Object.keys(SERVICE_AREA_SCREENS).filter(isServiceArea);

export function isServiceArea(key: string): key is ServiceArea {
  return Object.hasOwn(SERVICE_AREA_SCREENS, key);
}

export function serviceAreaOf(screen: string): ServiceArea | undefined {
  return SERVICE_AREAS.find((area) => SERVICE_AREA_SCREENS[area] === screen);
}
