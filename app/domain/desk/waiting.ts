import type { TranslationLanguage } from "~/i18n/languages";
import type { TranslatedArea } from "./translated-areas";

/** How many records lack something: `open` counts those once that have texts missing and outdated. */
export type OpenTranslations = { missing: number; outdated: number; open: number };

/** The same of one area, in one language or in any of several. */
export type OpenInArea = OpenTranslations & { area: TranslatedArea; languages: readonly TranslationLanguage[] };

/**
 * What waits for one person: only what they may deal with. `language`: the one that was looked at, null for all;
 * `translations` is null while they are counted.
 */
export type Waiting = { messages: number; drafts: number; translations: OpenTranslations | null; language: TranslationLanguage | null };

/** All that is open in these areas, in the languages that visitors see. */
export function openIn(counts: readonly OpenInArea[], { areas, languages }: { areas: readonly TranslatedArea[]; languages: readonly TranslationLanguage[] }): OpenTranslations {
  const sum: OpenTranslations = { missing: 0, outdated: 0, open: 0 };
  for (const count of counts) {
    if (!areas.includes(count.area) || count.languages.join() !== languages.join()) continue;
    sum.missing += count.missing;
    sum.outdated += count.outdated;
    sum.open += count.open;
  }
  return sum;
}
