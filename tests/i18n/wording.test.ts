import { describe, expect, it } from "vitest";
import { company, postalAddress } from "~/i18n/company";
import { FORM_LABELS } from "~/i18n/form-labels";
import { translatorFor } from "~/i18n/i18n";
import { type Language, LANGUAGES } from "~/i18n/languages";
import { translationRows } from "../../prisma/seed/rows";
import { ERROR_TEXTS } from "../../server/answers/error-texts";
import { ownTextsOf, type PlacedText, textsIn } from "./texts";

/** Forms of address that are not used: German says Sie, Spanish tú as in the specified texts. */
const WRONG_ADDRESS: Partial<Record<Language, RegExp>> = {
  de: /\b(?:du|dir|dich|deine?[rmns]?|euch|eure?)\b/i,
  es: /\b(?:ustedes|usted|(?:vuelva|abra|recargue|acorte|escriba|env[ií]e|int[eé]nte|reduzca|cuente|diga|mande|elija|revise)(?:l[oa]s?|nos)?|su (?:navegador|seguridad|proyecto|mensaje)|le (?:responderemos|proponemos))\b/i,
};

/** Phrases that a native editor rejected. */
const STRUCK: Partial<Record<Language, readonly string[]>> = {
  de: ["von selbst", "einem ersten Weg", ", España", "Herkünfte", "letzten Abspann"],
  en: [
    "on the next morning", "bring your episode", "is within little more", "Status:", "motor world", "of their own", "give yourself",
    "spins the thread", "by itself", "We are just", "Our rooms", "Our fields", "Four fields", "dramaturgy", "cinema copy",
    "original sound", "from a single source", " on Mallorca", "social networks",
  ],
  es: [
    "Consultar un proyecto", "Servicios de localización", "anfitrionas", "Sitio web de", "mundo del motor", "por sí sol", "un primer camino",
    "cabezas que llevan", "envoltorio", "Moderador", "moderador", "dramaturgia", "Hazte socio", "orgulloso u",
    "cocinaban catorce cocinas", "película para el cine", "para el teléfono", "la práctica del puerto",
  ],
};

/** The specification writes these categories like this. */
const SPECIFIED_HYPHEN = / - Jahressponsor$/;

describe.each(LANGUAGES)("every text in %s", (language) => {
  const texts = allTextsIn(language);

  it("addresses its reader consistently", () => {
    const wrong = WRONG_ADDRESS[language];
    expect(texts.filter(({ text }) => wrong?.test(text))).toEqual([]);
  });

  it("contains no rejected phrase", () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(({ text }) => STRUCK[language]?.some((phrase) => text.includes(phrase)))).toEqual([]);
  });

  it("has typographic apostrophes and dashes", () => {
    const typed = texts.filter(({ text }) => /\p{L}'\p{L}| - /u.test(text) && !SPECIFIED_HYPHEN.test(text));
    expect(typed).toEqual([]);
  });

  it("has a singular for one sponsor, and the date of the privacy policy", () => {
    const t = translatorFor(language);
    const [one, two] = [1, 2].map((count) => t("partners.count", { count }).replace(/\d+ /, "").split(" "));
    expect(one?.filter((word, at) => word !== two?.[at])).toHaveLength(2);
    expect(t("legal.privacy.updated", { month: "X" })).toMatch(/X$/);
  });

  it("names the country of the address in its own language", () => {
    const country = new Intl.DisplayNames(language, { type: "region" }).of("ES") ?? "";
    expect(postalAddress(company.address, language)).toMatch(new RegExp(`^${company.address.street}.*, ${country}$`));
  });
});

it("the checks find what they look for", () => {
  for (const text of ["Vuelva atrás e inténtelo de nuevo.", "Abra el formulario y envíelo."]) expect(text).toMatch(WRONG_ADDRESS.es ?? /(?!)/);
  for (const text of ["Inténtalo de nuevo", "se abran puertas", "Envíanos"]) expect(text).not.toMatch(WRONG_ADDRESS.es ?? /(?!)/);
});

/** Dictionary, forms, error pages and default content. */
function allTextsIn(language: Language): PlacedText[] {
  const translations = translationRows.filter(({ languageCode }) => languageCode === language);
  const all = [
    ...ownTextsOf(language),
    ...textsIn({ forms: FORM_LABELS[language], errors: ERROR_TEXTS[language] }),
    ...translations.map(({ id, value }) => ({ path: id, text: value })),
    ...(language === "de" ? translationRows.map(({ id, sourceText }) => ({ path: id, text: sourceText })) : []),
  ];
  return all.filter(({ text }) => !text.startsWith("/"));
}
