import type { MetaDescriptor } from "@remix-run/react";
import { SERVICE_AREA_SCREENS, type ServiceArea } from "~/i18n/service-areas";
import { type SavedTexts, textsOf } from "~/i18n/page-labels";
import { type Matches, placeOf } from "./page-context";
import { metaOf } from "./page-meta";

/** The head of the page of a field of work, whose description and keywords staff may change. */
export function serviceAreaMeta(area: ServiceArea, matches: Matches, saved: SavedTexts): MetaDescriptor[] {
  const text = textsOf(area, placeOf(matches).language, saved);
  const words = { description: inOneLine(text("meta_description")), keywords: inOneLine(text("keywords")) };
  return metaOf(SERVICE_AREA_SCREENS[area], matches, { words });
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
