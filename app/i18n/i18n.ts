import i18next, { type TFunction } from "i18next";
import { de } from "./dictionaries/de";
import type { Dictionary } from "./dictionaries/dictionary";
import { en } from "./dictionaries/en";
import { es } from "./dictionaries/es";
import { DEFAULT_LANGUAGE, type Language } from "./languages";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: { site: Dictionary };
  }
}

const dictionaries: Record<Language, Dictionary> = { de, en, es };

const translations = i18next.createInstance();

// The texts are in the program, so this is done when the call returns. React escapes what it shows.
void translations.init({
  resources: { de: { site: de }, en: { site: en }, es: { site: es } },
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "site",
  initImmediate: false,
  interpolation: { escapeValue: false },
});

const translators: Record<Language, TFunction> = {
  de: translations.getFixedT("de"),
  en: translations.getFixedT("en"),
  es: translations.getFixedT("es"),
};

/** Texts with a number or a name in them: `translatorFor("de")("partners.count", { count: 5 })`. */
export function translatorFor(language: Language): TFunction {
  return translators[language];
}

/** All texts of a language by section, for lists and for texts that stand as they are. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[language];
}
