import type { Language } from "~/i18n/languages";
import type { TextState } from "../record/translations";
import type { Resource } from "../people/access/permissions";

/** A text that leaves the house to be translated. */
export type TranslatableText = {
  /** "pages/home/hero_tagline": names the text in a file, for ever. */
  key: string;
  /** What it is part of, "Startseite", and what it is called there, "Slogan". */
  name: string;
  label: string;
  /** Where it is found: "Startseite, Slogan". */
  place: string;
  resource: Resource;
  /** What is said in each language itself; empty where a page shows the German text instead. */
  texts: Readonly<Record<Language, string>>;
  states: Readonly<Record<Language, TextState>>;
};

/** A new text for a key. */
export type TextChange = { key: string; value: string };
