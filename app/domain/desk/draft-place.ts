import type { Language } from "~/i18n/languages";
import type { Edits } from "../record/merge-edits";
import { keyOfPage } from "../texts/legal-page";
import { screenOfPage } from "../texts/text-labels";
import type { DraftPlace } from "../record/draft";
import { languagesIn } from "./draft-languages";
import type { Difference } from "../record/differences";
import { legalOf, textOf } from "../texts/text-draft-places";

const SCREENS = { sponsors: "sponsors", projects: "services", services: "services", podcast_crew: "podcast", podcast_content: "podcast" } as const;

/** The page of the site that shows a record or a text with these values. */
export function screenOf({ resource, recordId }: DraftPlace, values: Edits) {
  if (resource === "team") return values.is_team_member === true ? "team" : "moderators";
  if (resource === "pages" || resource === "content") {
    const word = textOf(resource, recordId);
    return word ? screenOfPage(word.place.page) : "home";
  }
  if (resource === "legal") {
    const text = legalOf(recordId);
    return text ? screenOfPage(keyOfPage(text.page)) : "home";
  }
  return SCREENS[resource];
}

/** The language to look at a draft in: the only one that it changes; null where several are as good. */
export function onlyLanguageIn(place: DraftPlace, differences: readonly Difference[]): Language | null {
  const [first, ...more] = languagesIn(place, differences);
  return first && more.length === 0 ? first : null;
}
