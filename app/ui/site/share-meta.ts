import type { MetaDescriptor } from "@remix-run/react";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { type Language, LANGUAGES } from "~/i18n/languages";
import { SHARE_SIZE, type SeoKey, shareHeadline, sharePicturePath } from "~/i18n/share-picture";
import { prefixedPath, type Screen } from "~/paths";
import type { Place } from "./page-context";

/** Open Graph wants a country with the language. */
const LOCALES: Record<Language, string> = { es: "es_ES", en: "en_GB", de: "de_DE" };

type Shared = { key: SeoKey; screen: Screen; place: Place; description: string };

/** What social networks and messengers show of a page (https://ogp.me; Twitter reads the same, but for the card). */
export function shareMeta({ key, screen, place: { language, origin }, description }: Shared): MetaDescriptor[] {
  const { title } = dictionaryOf(language).seo[key];
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:url", content: origin + prefixedPath(screen, language) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: LOCALES[language] },
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      property: "og:locale:alternate",
      content: LOCALES[other],
    })),
    { property: "og:image", content: origin + sharePicturePath(key, language) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: `${company.name}: ${shareHeadline(title)}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
