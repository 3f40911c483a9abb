/** In the order of the language menu. A code is also the prefix of addresses, the code in the tables and what dates are written in. */
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

/** The languages in the order of the administration: German, which the others are made from, stands first. */
export const TEXT_LANGUAGES: readonly Language[] = [DEFAULT_LANGUAGE, ...TRANSLATION_LANGUAGES];

/** The one that stands in for a language that is switched off: German, else Spanish, else English. */
export function usualAmong(shown: readonly Language[]): Language {
  return TEXT_LANGUAGES.find((language) => shown.includes(language)) ?? DEFAULT_LANGUAGE;
}

export const LANGUAGE_NAMES = byLanguage((language): string => KNOWN[language].name);

// why pure, here and below: no screen of the administration needs it, and a bundler cannot know that nothing else depends on it

export const LANGUAGE_OPTIONS = /* @__PURE__ */ LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], flag: KNOWN[code].flag }));

/** Open Graph wants a country with the language. */
export const OPEN_GRAPH_LOCALES = /* @__PURE__ */ byLanguage((language): string => KNOWN[language].openGraph);

/** Exact: "DE" or "de-AT" are none of ours; the caller brings the code into this form first. */
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
