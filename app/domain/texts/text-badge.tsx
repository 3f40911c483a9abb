import { Badge, type BadgeTone } from "~/ui/admin/badge";
import type { TextState } from "./text-state";

const BADGES: Record<Exclude<TextState, "builtIn">, { tone: BadgeTone; text: string }> = {
  edited: { tone: "good", text: "Bearbeitet" },
  missing: { tone: "warning", text: "Übersetzung fehlt" },
  newBuiltIn: { tone: "warning", text: "Mitgelieferter Text neu" },
  newGerman: { tone: "warning", text: "Deutsch geändert" },
  germanOnly: { tone: "neutral", text: "Nur Deutsch" },
};

/** How a text stands in one language; nothing where it is the built-in one. */
export function TextBadge({ state }: { state: TextState }) {
  if (state === "builtIn") return null;
  const { tone, text } = BADGES[state];
  return <Badge tone={tone}>{text}</Badge>;
}
