import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isGermanOnly, type PageKey } from "~/i18n/page-labels";
import type { Sources } from "../record/history";
import type { TranslationState } from "../record/translations";

export type TextKey = { page: PageKey; section: string };

export type Extent = Language | "all";

export function fieldOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? "content_value" : (`${language}.content_value` as const);
}

export type Written = {
  value: string;
  /** The built-in text when this one was written; empty if unknown. */
  builtInText: string;
  /** The German text when this one was written; empty for German itself. */
  germanText: string;
  /** The current built-in text, because browsers have no dictionaries. */
  builtIn: string;
};

export type StoredText = Written & { version: number };

export type SiteText = TextKey & { texts: Record<Language, StoredText> };

export function shownText(text: SiteText, language: Language): string {
  const own = ownText(text, language);
  return own === "" && isGermanOnly(text) ? ownText(text, DEFAULT_LANGUAGE) : own;
}

export function ownText(text: SiteText, language: Language): string {
  const { value, builtIn } = text.texts[language];
  return value.trim() === "" ? builtIn : value;
}

export function itemsOf(text: string): string[] {
  return text.split(LIST_SEPARATOR).map((item) => item.trim()).filter(Boolean);
}

/**
 * `missing`: staff edited the German text, but this language still has the built-in one. `newBuiltIn`, `newGerman`: the
 * built-in or the German text has changed since this one was written. `germanOnly`: without any other text, the German
 * one is shown.
 */
export type TextState = "builtIn" | "edited" | "missing" | "newBuiltIn" | "newGerman" | "germanOnly";

const STILL_RIGHT = "Stimmt er noch, speichern Sie ihn unverändert.";

const HINTS: Partial<Record<TextState, string>> = {
  missing: "Der deutsche Text wurde geändert, hier steht noch der mitgelieferte.",
  newGerman: "Der deutsche Text wurde seitdem geändert.",
  newBuiltIn: "Der mitgelieferte Text wurde seitdem geändert.",
};

const STATE_FILTERS = ["edited", "missing", "outdated"] as const;

export type StateFilter = (typeof STATE_FILTERS)[number];

export function stateFilterFrom(wanted: string | null): StateFilter | null {
  return STATE_FILTERS.find((filter) => filter === wanted) ?? null;
}

/** Equals no text, so that a text with an unknown source counts as outdated. */
const UNKNOWN = " ";

export function notedSource(sources: Sources, name: string): string {
  return sources[name] || UNKNOWN;
}

export function textStateOf(text: SiteText, language: Language): TextState {
  const state = writtenState(text.texts[language], language === DEFAULT_LANGUAGE ? null : text.texts[DEFAULT_LANGUAGE]);
  const isForeign = language !== DEFAULT_LANGUAGE && isGermanOnly(text);
  return isForeign && (state === "missing" || state === "builtIn") ? "germanOnly" : state;
}

export function writtenState(own: Written, german: Written | null): TextState {
  if (hasNewBuiltIn(own)) return "newBuiltIn";
  if (!isEdited(own)) return german !== null && isEdited(german) ? "missing" : "builtIn";
  const isOld = german !== null && own.germanText !== "" && own.germanText !== (german.value.trim() === "" ? german.builtIn : german.value);
  return isOld ? "newGerman" : "edited";
}

export function isOutdated(state: TextState): boolean {
  return state === "newBuiltIn" || state === "newGerman";
}

export function translationStateOf(state: TextState): TranslationState {
  if (state === "missing" || state === "germanOnly") return "missing";
  return isOutdated(state) ? "outdated" : "complete";
}

export function openStateOf(state: TextState): Exclude<TranslationState, "complete"> | undefined {
  const open = translationStateOf(state);
  return open === "complete" ? undefined : open;
}

/** Undefined if there is nothing to do. Includes the built-in text if it is short. */
export function stateHint(state: TextState, builtIn = ""): string | undefined {
  const isSaid = state === "newBuiltIn" && builtIn !== "";
  const hints = [HINTS[state] ?? "", isOutdated(state) ? STILL_RIGHT : "", isSaid ? `Mitgeliefert: „${builtIn}“` : ""];
  return hints.filter(Boolean).join(" ") || undefined;
}

export function hasState(states: Readonly<Record<Language, TextState>>, filter: StateFilter): boolean {
  return LANGUAGES.some((language) => isOfFilter(states[language], filter));
}

export function countStates(states: readonly TextState[]): Record<StateFilter, number> {
  const count = (filter: StateFilter) => states.filter((state) => isOfFilter(state, filter)).length;
  return { edited: count("edited"), missing: count("missing"), outdated: count("outdated") };
}

function isOfFilter(state: TextState, filter: StateFilter): boolean {
  return filter === "edited" ? state === filter : translationStateOf(state) === filter;
}

function isEdited({ value, builtInText: origin, builtIn }: Written): boolean {
  return value.trim() !== "" && value !== builtIn && value !== origin;
}

function hasNewBuiltIn({ value, builtInText: origin, builtIn }: Written): boolean {
  return value.trim() !== "" && origin !== "" && origin !== builtIn && value !== builtIn;
}
