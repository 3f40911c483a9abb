import { byLanguage, type Language, LANGUAGES } from "~/i18n/languages";

/** Short words that occur in every longer text, and in one language only. */
const SMALL_WORDS: Record<Language, readonly string[]> = {
  de: ["und", "nicht", "für", "mit", "wir", "unsere", "oder", "werden", "der", "das", "ist", "sind", "eine", "auf", "bei", "zum", "zur", "sie"],
  en: ["the", "and", "with", "our", "your", "of", "is", "are", "for", "from", "we", "you", "to"],
  es: ["el", "los", "las", "una", "para", "nuestro", "nuestra", "con", "que", "por", "del", "y", "sin", "tu"],
};

/** Letters of one language only; Spanish has ü too, but only after g ("bilingüe"). */
const LETTERS: Record<Language, RegExp> = { de: /[äöß]|(?<!g)ü/i, en: /(?!)/, es: /[ñ¿¡]/i };

/** Names, and the company's slogan, which is English in every language. */
const NAMES = ["Media that Inspires, Content that Moves, People that Touch", "España", "Agencia Española"];

/** The words and letters of a text that belong to another language. */
export function foreignWords(text: string, language: Language): string[] {
  const own = NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const words = new Set(own.toLowerCase().match(/\p{L}+/gu) ?? []);
  return OTHERS[language].flatMap((other) => [
    ...SMALL_WORDS[other].filter((word) => words.has(word)),
    ...(LETTERS[other].exec(own) ?? []),
  ]);
}

const OTHERS = byLanguage((language) => LANGUAGES.filter((other) => other !== language));
