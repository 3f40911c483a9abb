import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

export function GermanOnly({ language, children }: { language: Language; children?: string }) {
  if (language === "de") return null;
  return <p className="german-only">{children ?? dictionaryOf(language).frame.germanOnly}</p>;
}
