import { isRouteErrorResponse, type MetaDescriptor, type MetaFunction } from "@remix-run/react";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import type { SeoKey } from "~/i18n/share-picture";
import type { Screen } from "~/paths";
import { errorLabels } from "./error-labels";
import { type Matches, placeOf } from "./page-context";
import { addressLinks } from "./page-addresses";
import { shareMeta } from "./share-meta";
import { structuredData } from "./structured-data";

/** Which screen has these words. */
const SCREENS_OF = {
  home: "home",
  about: "vision",
  kino: "services",
  podcast: "podcast",
  mallorcaKino: "mallorcaKino",
  radio: "radio",
  mediaWeb: "mediaWeb",
  mallorcaEvents: "mallorcaEvents",
  team: "team",
  moderatoren: "moderators",
  partners: "sponsors",
  contact: "contact",
  showreel: "showreel",
  cookies: "cookies",
  legalNotice: "legalNotice",
  privacy: "privacy",
} as const satisfies Record<SeoKey, Screen>;

/** Title, description and keywords of a page, its addresses, and what others show when they link to it. */
export function pageMeta(key: SeoKey): MetaFunction {
  return ({ matches }) => metaOf(key, matches);
}

type Own = {
  /** What the page says to search engines beside what every page of its kind says. */
  more?: readonly object[];
  /** What staff wrote for the head of this page, instead of the dictionary's. */
  words?: Partial<Record<"description" | "keywords", string>>;
};

export function metaOf(key: SeoKey, matches: Matches, { more = [], words = {} }: Own = {}): MetaDescriptor[] {
  const place = placeOf(matches);
  const screen = SCREENS_OF[key];
  const { title, description, keywords } = { ...dictionaryOf(place.language).seo[key], ...words };
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    ...addressLinks(screen, place),
    ...shareMeta({ key, screen, place, description }),
    { "script:ld+json": structuredData(screen, { ...place, description }, more) },
  ];
}

/** The title of what stands for a page that cannot be shown, which has no address of its own; of a page nothing. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (error === undefined || error === null) return [];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title } = errorLabels(status, placeOf(matches).language);
  return [{ title: `${title} – ${company.name}` }, { name: "robots", content: "noindex" }];
};
