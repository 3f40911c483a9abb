import { type Language, TEXT_LANGUAGES } from "~/i18n/languages";
import { Tabs } from "./tabs";
import { useLanguageName } from "./language-name";

export function LanguageTabs({ current, urlOf }: { current: Language; urlOf: (language: Language) => string }) {
  const nameOf = useLanguageName();
  const tabs = TEXT_LANGUAGES.map((language) => ({
    label: nameOf(language),
    url: urlOf(language),
    isCurrent: language === current,
  }));
  return <Tabs label="Sprache" tabs={tabs} look="segments" />;
}
