/** A record with its German texts, by field. */
export type GermanRecord = { id: string; name: string; texts: Readonly<Record<string, string>> };

/** `outdated`: the German text has changed since the translation was made from it. */
export const TEXT_STATES = ["missing", "outdated", "complete"] as const;

export type TextState = (typeof TEXT_STATES)[number];

/** How a translation stands, which is stored with the German text that it was made from. A text that does not exist in German needs none. */
export function translationState(german: string, stored: { value: string; sourceText: string } | undefined): TextState {
  if (german.trim() === "") return "complete";
  if (!stored?.value) return "missing";
  return stored.sourceText === german ? "complete" : "outdated";
}
