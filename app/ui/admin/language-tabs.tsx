import type { Language } from "~/i18n/languages";
import { Tabs } from "./tabs";

const names: Record<Language, string> = { de: "Deutsch", en: "English", es: "Español" };

/** The languages of the website, German first: the one that everything else falls back to. */
export const TEXT_LANGUAGES = ["de", "en", "es"] as const satisfies readonly Language[];

export function LanguageTabs({ current, urlOf }: { current: Language; urlOf: (language: Language) => string }) {
  const tabs = TEXT_LANGUAGES.map((language) => ({
    label: names[language],
    url: urlOf(language),
    isCurrent: language === current,
  }));
  return <Tabs label="Sprache" tabs={tabs} look="segments" />;
}
