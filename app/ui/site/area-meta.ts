import type { MetaDescriptor } from "@remix-run/react";
import { AREA_SCREENS, type Area } from "~/i18n/areas";
import { type SavedTexts, textsOf } from "~/i18n/page-words";
import { type Matches, placeOf } from "./head-place";
import { metaOf } from "./page-meta";

/** The head of the page of a field of work, whose description and keywords staff may change. */
export function areaMeta(area: Area, matches: Matches, saved: SavedTexts): MetaDescriptor[] {
  const text = textsOf(area, placeOf(matches).language, saved);
  const words = { description: inOneLine(text("meta_description")), keywords: inOneLine(text("keywords")) };
  return metaOf(AREA_SCREENS[area], matches, { words });
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
