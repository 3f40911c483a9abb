import type { Language } from "~/i18n/languages";
import type { Edits } from "../record/merge-edits";
import type { DraftPlace } from "./draft";
import { languagesIn } from "./draft-languages";
import type { Difference } from "../record/differences";
import { isTextResource, textAt } from "../texts/text-kinds";

const SCREENS = { sponsors: "sponsors", projects: "services", services: "services", podcast_crew: "podcast" } as const;

/** The page of the site that shows a record or a text with these values. */
export function screenOf({ resource, recordId }: DraftPlace, values: Edits) {
  if (resource === "team") return values.is_team_member === true ? "team" : "moderators";
  return isTextResource(resource) ? (textAt({ resource, recordId })?.screen ?? "home") : SCREENS[resource];
}

/** The language to look at a draft in: the only one that it changes; null where several are as good. */
export function onlyLanguageIn(place: DraftPlace, differences: readonly Difference[]): Language | null {
  const [first, ...more] = languagesIn(place, differences);
  return first && more.length === 0 ? first : null;
}
