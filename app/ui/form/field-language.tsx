import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "~/i18n/languages";

type Choice = { language: Language; choose: (language: Language) => void };

const FieldLanguage = createContext<Choice>({ language: DEFAULT_LANGUAGE, choose: () => undefined });

/** The selected language for all translated fields of a form. */
export function FieldLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState(DEFAULT_LANGUAGE);
  useFieldInAddress(language, choose);
  const choice = useMemo(() => ({ language, choose }), [language]);
  return <FieldLanguage.Provider value={choice}>{children}</FieldLanguage.Provider>;
}

/** Focuses the field of "#form-es.bio" after showing its language. */
function useFieldInAddress(language: Language, choose: Choice["choose"]): void {
  const { hash, key } = useLocation();
  const sought = useRef("");
  useEffect(() => {
    if (language !== DEFAULT_LANGUAGE) document.getElementById(sought.current)?.focus();
    sought.current = "";
  }, [language]);
  useEffect(() => {
    if (hash === "") return;
    const id = hash.slice(1);
    const wanted = languageOfField(id.replace(/^[^-]*-/, ""));
    sought.current = wanted === DEFAULT_LANGUAGE ? "" : id;
    choose(wanted);
  }, [hash, key, choose]);
}

export function useFieldLanguage(): Choice {
  return useContext(FieldLanguage);
}

export function languageOfField(name: string): Language {
  return TRANSLATION_LANGUAGES.find((language) => name.startsWith(`${language}.`)) ?? DEFAULT_LANGUAGE;
}

const OutdatedTexts = createContext<readonly string[]>([]);

export const OutdatedTextsProvider = OutdatedTexts.Provider;

export function useIsOutdated(name: string): boolean {
  return useContext(OutdatedTexts).includes(name);
}
