import i18next, { type i18n, type TFunction } from "i18next";
import { company, type Company, openingHoursText } from "./company";
import { de } from "./dictionaries/de";
import type { Dictionary } from "./dictionaries/dictionary";
import { en } from "./dictionaries/en";
import { germanOnlyOf } from "./dictionaries/german-only";
import { es } from "./dictionaries/es";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "./languages";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: { site: Dictionary };
  }
}

const dictionaries: Record<Language, Dictionary> = { de, en, es };

// made once, because a new instance takes half a millisecond
const instances = byLanguage(instanceOf);
const translators = byLanguage((language): TFunction => instances[language].t);

export function translatorFor(language: Language): TFunction {
  return translators[language];
}

export function dictionaryOf(language: Language, facts: Company = company): Dictionary {
  if (facts === company) return dictionaries[language];
  const known = dictionariesWith.get(facts) ?? byLanguage((one) => dictionaryWith(facts, one));
  dictionariesWith.set(facts, known);
  return known[language];
}

// `facts` stays the same object until somebody changes a fact
const dictionariesWith = new WeakMap<Company, Record<Language, Dictionary>>();

function dictionaryWith(facts: Company, language: Language): Dictionary {
  const { contact, footer, ...sections } = renamed(dictionaries[language], facts);
  return { ...sections, ...germanOnlyOf(facts), footer: { ...footer, mapLink: mapLinkOf(footer, facts) }, contact: { ...contact, info: { ...contact.info, hoursText: openingHoursText(facts, language) } } };
}

/** The default text names the neighbour "Motorwelt", which another company's neighbour need not be. */
function mapLinkOf({ mapLink, mapLinkBeside, mapLinkAlone }: Dictionary["footer"], { venue }: Company): string {
  if (venue === "") return mapLinkAlone;
  return venue === company.venue ? mapLink : mapLinkBeside;
}

function renamed<Value>(value: Value, facts: Company): Value;
function renamed(value: unknown, facts: Company): unknown {
  if (typeof value === "string") return value.replaceAll(NAMES, (name) => (name === company.name ? facts.name : facts.venue));
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, facts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries<unknown>({ ...value }).map(([key, one]) => [key, renamed(one, facts)]));
}

const NAMES = new RegExp(`${company.name}|${company.venue}`, "g");

export function i18nOf(language: Language): i18n {
  return instances[language];
}

/** `init` is synchronous, as the texts are bundled. React escapes values. */
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
  // one function for all calls: none asks for another language, namespace or prefix
  const t = remembering(instance.t);
  instance.getFixedT = new Proxy(instance.getFixedT, { apply: () => t });
  return instance;
}

/** Remembers texts: a page asks for hundreds, and one with a parameter takes i18next ten microseconds. */
function remembering(t: TFunction): TFunction {
  const texts = new Map<string, unknown>();
  return new Proxy(t, {
    apply(_, self: unknown, parameters: unknown[]) {
      const asked = parameters.length === 1 ? String(parameters[0]) : JSON.stringify(parameters);
      const known = texts.get(asked);
      if (known !== undefined) return known;
      const found: unknown = Reflect.apply(t, self, parameters);
      if (asked.length > LONGEST_REMEMBERED) return found;
      if (texts.size >= MOST_REMEMBERED) texts.clear();
      texts.set(asked, found);
      return found;
    },
  });
}

const MOST_REMEMBERED = 5_000;

/** In the preview of an unsaved form, a name may be as long as the form. */
const LONGEST_REMEMBERED = 1_000;
