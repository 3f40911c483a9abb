import { isOutdated, type TextState } from "./text-state";

const STILL_RIGHT = "Stimmt er noch, speichern Sie ihn unverändert.";

const HINTS: Partial<Record<TextState, string>> = {
  missing: "Der deutsche Text wurde geändert, hier steht noch der mitgelieferte.",
  newGerman: "Der deutsche Text wurde seitdem geändert.",
  newBuiltIn: "Der mitgelieferte Text wurde seitdem geändert.",
};

/** What the state of a text asks of who edits it; undefined for nothing. A short built-in text is said with it. */
export function stateHint(state: TextState, builtIn = ""): string | undefined {
  const isSaid = state === "newBuiltIn" && builtIn !== "";
  const hints = [HINTS[state] ?? "", isOutdated(state) ? STILL_RIGHT : "", isSaid ? `Mitgeliefert: „${builtIn}“` : ""];
  return hints.filter(Boolean).join(" ") || undefined;
}
