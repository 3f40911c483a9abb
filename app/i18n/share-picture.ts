import { company } from "./company";
import type { Dictionary } from "./dictionaries/dictionary";
import type { Language } from "./languages";

export type SeoKey = keyof Dictionary["seo"];

/** In pixels, the format of social networks. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Files in public/artwork. */
const SCENES: Record<SeoKey, string> = {
  home: "hero/wide",
  about: "scenes/ridges",
  kino: "scenes/film-set",
  team: "scenes/cove",
  moderatoren: "scenes/microphone",
  partners: "scenes/lighthouse",
  contact: "scenes/island",
  podcast: "scenes/round-table",
  mallorcaKino: "scenes/cinema",
  radio: "scenes/radio",
  mediaWeb: "scenes/screens",
  mallorcaEvents: "scenes/stage",
  showreel: "scenes/film-set",
  cookies: "scenes/ridges",
  legalNotice: "scenes/ridges",
  privacy: "scenes/ridges",
};

/** brand/share-pictures.mjs makes these files. */
export function sharePicturePath(key: SeoKey, language: Language): string {
  return `/artwork/share/${key}-${language}.jpg`;
}

export function sharePictures(language: Language, seo: Dictionary["seo"]) {
  return Object.keys(seo)
    .filter((key) => isSeoKey(key, seo))
    .map((key) => ({
      path: sharePicturePath(key, language),
      scene: SCENES[key],
      headline: shareHeadline(seo[key].title),
    }));
}

/** The title without the company's name, which the logo already shows. */
export function shareHeadline(title: string, companyName = company.name): string {
  const parts = title.split(/ [–|] /).filter((part) => !part.startsWith(companyName));
  const headline = parts.join(" – ");
  return headline.charAt(0).toUpperCase() + headline.slice(1);
}

export function isSeoKey(key: string, seo: Dictionary["seo"]): key is SeoKey {
  return Object.hasOwn(seo, key);
}
