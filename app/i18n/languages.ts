export const LANGUAGES = ["es", "en", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "de";

export type LanguageOption = { code: Language; name: string; flag: string };

/** What the language menu offers, in the order of the menu. Each language names itself. */
export const LANGUAGE_OPTIONS: readonly LanguageOption[] = [
  { code: "es", name: "Español", flag: "🇪🇸" },
  { code: "en", name: "English", flag: "🇬🇧" },
  { code: "de", name: "Deutsch", flag: "🇩🇪" },
];

/** Exact: "DE" or "de-AT" are none of ours; who asks brings the code into this form first. */
export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}
