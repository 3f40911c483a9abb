import type { Language } from "~/i18n/languages";
import type { Difference } from "../record/differences";
import type { DraftPlace } from "./draft";
import { languagesIn } from "./draft-languages";

/** The first words that a draft changes in a language; null where it changes no text. */
export function changedTextIn(place: DraftPlace, differences: readonly Difference[], language: Language): string | null {
  const own = differences.filter((difference) => languagesIn(place, [difference]).includes(language));
  return own.map(newWordsIn).find((words) => words !== "") ?? null;
}

const MOST_WORDS = 6;

/** The first words of the first new line, without the marks of Markdown. An address is no text, and no page shows a bare number or month. */
function newWordsIn({ before, after }: Difference): string {
  if (typeof after !== "string" || /^(?:\/|https?:)/.test(after) || !/\p{L}/u.test(after)) return "";
  const old = new Set(linesOf(before));
  const line = linesOf(after).find((one) => !old.has(one)) ?? "";
  return line.split(" ").slice(0, MOST_WORDS).join(" ");
}

function linesOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const lines = text.split("\n").map((line) => line.replace(/^[\s#>*+-]+/, "").split(/[*_`[\]()|<>]/)[0] ?? "");
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
}
