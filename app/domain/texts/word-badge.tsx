import { Badge, type BadgeTone } from "~/ui/admin/badge";
import type { WordState } from "./word-state";

const BADGES: Record<Exclude<WordState, "builtIn">, { tone: BadgeTone; text: string }> = {
  edited: { tone: "good", text: "Bearbeitet" },
  missing: { tone: "warning", text: "Übersetzung fehlt" },
  newBuiltIn: { tone: "warning", text: "Mitgelieferter Text neu" },
  newGerman: { tone: "warning", text: "Deutsch geändert" },
  germanOnly: { tone: "neutral", text: "Nur Deutsch" },
};

/** How a text stands in one language; nothing where it is the built-in one. */
export function WordBadge({ state }: { state: WordState }) {
  if (state === "builtIn") return null;
  const { tone, text } = BADGES[state];
  return <Badge tone={tone}>{text}</Badge>;
}
