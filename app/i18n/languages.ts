/** In the order of the language menu. The codes are part of addresses and tables, and are valid locales. */
const KNOWN = {
  es: { name: "Español", flag: "🇪🇸", openGraph: "es_ES" },
  en: { name: "English", flag: "🇬🇧", openGraph: "en_GB" },
  de: { name: "Deutsch", flag: "🇩🇪", openGraph: "de_DE" },
} as const;

export type Language = keyof typeof KNOWN;

export const DEFAULT_LANGUAGE: Language = "de";

export type TranslationLanguage = Exclude<Language, "de">;

export const LANGUAGES: readonly Language[] = Object.keys(KNOWN).filter(isLanguage);

export const TRANSLATION_LANGUAGES: readonly TranslationLanguage[] = LANGUAGES.filter(isTranslation);

/** In the administration's order: German first. */
export const TEXT_LANGUAGES: readonly Language[] = [DEFAULT_LANGUAGE, ...TRANSLATION_LANGUAGES];

/** The replacement for a language that is switched off: German, else Spanish, else English. */
export function fallbackAmong(shown: readonly Language[]): Language {
  return TEXT_LANGUAGES.find((language) => shown.includes(language)) ?? DEFAULT_LANGUAGE;
}

export const LANGUAGE_NAMES = byLanguage((language): string => KNOWN[language].name);

// `PURE` (also below): the administration does not need it, but a bundler cannot know that

export const LANGUAGE_OPTIONS = /* @__PURE__ */ LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], flag: KNOWN[code].flag }));

export const OPEN_GRAPH_LOCALES = /* @__PURE__ */ byLanguage((language): string => KNOWN[language].openGraph);

/** Exact matches only: not "DE" or "de-AT". */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(KNOWN, code);
}

export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value>;
export function byLanguage(valueOf: (language: Language) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(KNOWN).filter(isLanguage).map((language) => [language, valueOf(language)]));
}

export function byTranslation<Value>(valueOf: (language: TranslationLanguage) => Value): Record<TranslationLanguage, Value>;
export function byTranslation(valueOf: (language: TranslationLanguage) => unknown): Record<string, unknown> {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, valueOf(language)]));
}

function isTranslation(language: Language): language is TranslationLanguage {
  return language !== DEFAULT_LANGUAGE;
}
