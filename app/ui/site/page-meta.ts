import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { company, type Company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { type Language, LANGUAGES, OPEN_GRAPH_LOCALES, fallbackAmong } from "~/i18n/languages";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { SERVICE_AREA_SCREENS, type ServiceArea } from "~/i18n/service-areas";
import { type SeoKey, SHARE_SIZE, shareHeadline, sharePicturePath } from "~/i18n/share-picture";
import { isScreen, listPageOf, listPageQuery, prefixedPath, type Screen, screenPath, withPrefix } from "~/paths";
import { knownPlaceOf, type Matches } from "./page-context";
import { structuredData } from "./structured-data";
import type { Look } from "./use-site";

/** Keys of the dictionary that differ from the screen's name. */
const SCREENS_OF: Record<Exclude<SeoKey, Screen>, Screen> = { about: "vision", kino: "services", moderatoren: "moderators", partners: "sponsors" };

export function pageMeta(key: SeoKey): MetaFunction {
  return ({ matches, location }) => metaOf(key, matches, { search: location.search });
}

type Own = {
  more?: readonly object[];
  /** Texts by staff, which replace those of the dictionary. */
  texts?: Partial<Record<"description" | "keywords", string>>;
  search?: string;
};

export function metaOf(key: SeoKey, matches: Matches, { more = [], texts = {}, search = "" }: Own = {}): MetaDescriptor[] {
  const place = placeOf(matches);
  const screen = isScreen(key) ? key : SCREENS_OF[key];
  const { frame, seo } = dictionaryOf(place.language, place.company);
  const page = listPageOf(screen, search);
  const ofPage = (text: string) => (page === 1 ? text : `${text} (${frame.pages.page} ${page.toString()})`);
  const { keywords, ...first } = { ...seo[key], ...texts };
  const [title, description] = [ofPage(first.title), ofPage(first.description)];
  const query = listPageQuery(page);
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    ...addressLinks((language) => screenPath(screen, language), place, query),
    ...shareMeta({ title, description, place, path: prefixedPath(screen, place.language) + query }),
    ...sharedPicture({ ...sharePicture(key, place), alt: `${place.company.name}: ${shareHeadline(first.title, place.company.name)}` }),
    { "script:ld+json": structuredData(screen, { ...place, description }, more) },
  ];
}

export type Place = { language: Language; origin: string; company: Company; look?: Look; languages?: readonly Language[] };

/** The default company if the root loader failed. */
export function placeOf(matches: Matches): Place {
  const place = knownPlaceOf(matches);
  return { ...place, company: place.company ?? company };
}

/** `canonical` (with the page of a long list), and an `alternate` for every language. */
export function addressLinks(
  pathIn: (language: Language) => string,
  { language, origin, languages = LANGUAGES }: Omit<Place, "company">,
  query = "",
): MetaDescriptor[] {
  const addressIn = (other: Language) => origin + withPrefix(pathIn(other), other) + query;
  return [
    { tagName: "link", rel: "canonical", href: addressIn(language) },
    ...languages.map((other) => alternate(other, addressIn(other))),
    alternate("x-default", origin + pathIn(fallbackAmong(languages)) + query),
  ];
}

function alternate(language: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang: language, href };
}

type Shared = { title: string; description: string; place: Place; path: string };

/** https://ogp.me; Twitter reads these too, except for the card. */
export function shareMeta({ title, description, place: { language, origin, company, languages = LANGUAGES }, path }: Shared): MetaDescriptor[] {
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:url", content: origin + path },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: OPEN_GRAPH_LOCALES[language] },
    ...languages.filter((other) => other !== language).map((other) => ({
      property: "og:locale:alternate",
      content: OPEN_GRAPH_LOCALES[other],
    })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The pictures contain the wordmark, so another company gets a view of its start page. */
export function sharePicture(key: SeoKey, { language, origin, company: { name } }: Place) {
  if (name !== company.name) return { address: `${origin}/artwork/hero/wide.webp`, type: "image/webp", width: 1920, height: 1080 };
  return { address: origin + sharePicturePath(key, language), type: "image/jpeg", ...SHARE_SIZE };
}

type SharedPicture = { address: string; type: string; width: number; height: number; alt: string };

export function sharedPicture({ address, type, width, height, alt }: SharedPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: type },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}

export function serviceAreaMeta(area: ServiceArea, matches: Matches, saved: SavedTexts, search = ""): MetaDescriptor[] {
  const { language, company } = placeOf(matches);
  const text = textsOf(area, language, saved, company);
  const texts = { description: inOneLine(text("meta_description")), keywords: inOneLine(text("keywords")) };
  return metaOf(SERVICE_AREA_SCREENS[area], matches, { texts, search });
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
