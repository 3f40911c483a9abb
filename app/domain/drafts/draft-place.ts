import type { Language } from "~/i18n/languages";
import type { Edits } from "../changes/merge-edits";
import { keyOfPage } from "../legal/legal-page";
import { screenOfWords } from "../pages/word-names";
import type { DraftPlace } from "./draft";
import { languagesIn } from "./draft-languages";
import type { Difference } from "../changes/differences";
import { legalOf, wordOf } from "./word-drafts";

const SCREENS = { sponsors: "sponsors", projects: "services", services: "services", podcast_crew: "podcast", podcast_content: "podcast" } as const;

/** The page of the site that shows a record or a text with these values. */
export function screenOf({ noun, recordId }: DraftPlace, values: Edits) {
  if (noun === "team") return values.is_team_member === true ? "team" : "moderators";
  if (noun === "pages" || noun === "content") {
    const word = wordOf(noun, recordId);
    return word ? screenOfWords(word.place.page) : "home";
  }
  if (noun === "legal") {
    const text = legalOf(recordId);
    return text ? screenOfWords(keyOfPage(text.page)) : "home";
  }
  return SCREENS[noun];
}

/** The language to look at a draft in: the only one that it changes; null where several are as good. */
export function onlyLanguageIn(place: DraftPlace, differences: readonly Difference[]): Language | null {
  const [first, ...more] = languagesIn(place, differences);
  return first && more.length === 0 ? first : null;
}
