import i18next, { type i18n, type TFunction } from "i18next";
import { de } from "./dictionaries/de";
import type { Dictionary } from "./dictionaries/dictionary";
import { en } from "./dictionaries/en";
import { es } from "./dictionaries/es";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "./languages";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: { site: Dictionary };
  }
}

const dictionaries: Record<Language, Dictionary> = { de, en, es };

// why: an instance takes half a millisecond to make, so there is one for each language, made at start
const instances = byLanguage(instanceOf);
const translators = byLanguage((language): TFunction => instances[language].t);

/** Texts with a number or a name in them: `translatorFor("de")("partners.count", { count: 5 })`. */
export function translatorFor(language: Language): TFunction {
  return translators[language];
}

/** All texts of a language by section, for lists and for texts that stand as they are. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[language];
}

/** What the components of a page ask through `useTranslation`. */
export function i18nOf(language: Language): i18n {
  return instances[language];
}

/** The texts are in the program, so the instance is ready when the call returns. React escapes what it shows. */
function instanceOf(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    resources: { [DEFAULT_LANGUAGE]: { site: de }, [language]: { site: dictionaries[language] } },
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    defaultNS: "site",
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
