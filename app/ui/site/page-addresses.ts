import type { MetaDescriptor } from "@remix-run/react";
import { DEFAULT_LANGUAGE, LANGUAGES } from "~/i18n/languages";
import { prefixedPath, type Screen, screenPath } from "~/paths";
import type { Place } from "./page-context";

/** The canonical address of a screen, and the same screen in every language. */
export function addressLinks(screen: Screen, { language, origin }: Place): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: origin + prefixedPath(screen, language) },
    ...LANGUAGES.map((other) => alternate(other, origin + prefixedPath(screen, other))),
    alternate("x-default", origin + screenPath(screen, DEFAULT_LANGUAGE)),
  ];
}

function alternate(language: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang: language, href };
}
