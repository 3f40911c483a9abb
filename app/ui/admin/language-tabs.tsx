import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { Tabs } from "./tabs";

export { TEXT_LANGUAGES };

export function LanguageTabs({ current, urlOf }: { current: Language; urlOf: (language: Language) => string }) {
  const tabs = TEXT_LANGUAGES.map((language) => ({
    label: LANGUAGE_NAMES[language],
    url: urlOf(language),
    isCurrent: language === current,
  }));
  return <Tabs label="Sprache" tabs={tabs} look="segments" />;
}
