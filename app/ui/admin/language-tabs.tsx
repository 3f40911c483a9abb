import { type Language, TEXT_LANGUAGES } from "~/i18n/languages";
import { type Tab, Tabs } from "./tabs";
import { useLanguageName } from "./language-name";

/** `all` is the first tab, which is current without a language. */
type Props = { current: Language | null; all?: Omit<Tab, "isCurrent">; urlOf: (language: Language) => string };

export function LanguageTabs({ current, all, urlOf }: Props) {
  const nameOf = useLanguageName();
  const tabs = TEXT_LANGUAGES.map((language) => ({
    label: nameOf(language),
    url: urlOf(language),
    isCurrent: language === current,
  }));
  return <Tabs label="Sprache" tabs={all ? [{ ...all, isCurrent: current === null }, ...tabs] : tabs} look="segments" />;
}
