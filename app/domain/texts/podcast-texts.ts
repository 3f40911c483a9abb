import * as z from "zod";
import type { Language } from "~/i18n/languages";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { flatFields, type Sources } from "../record/history";
import { notedSource, type TextState, type Written, writtenState } from "./text-state";
import type { PodcastForm } from "./podcast-schema";
import type { SectionKey } from "./podcast-section";

/** The texts of a section by the names of its form: "title", "services.1.features". */
type FlatTexts = Readonly<Record<string, string>>;

/** What each text of a section was made from: the built-in one of its language, and the German one beside it. */
export type Origins = { builtIn: FlatTexts; german: FlatTexts };

/** A section as it is stored; version 0 and empty as long as nobody has saved it. */
export type StoredSection = { form: PodcastForm; version: number; updatedAt: Date | null; origins: Origins };

/** A section for its form: with what the page shows in the place of every empty text, and how each text stands. */
export type EditedSection = SectionKey & Omit<StoredSection, "origins"> & { builtIn: PodcastForm; states: Record<string, TextState> };

/** What is needed to judge the texts of a section. */
type JudgedSection = { form: PodcastForm; builtIn: PodcastForm; origins: Origins };

const LABELS: Readonly<Record<string, string>> = {
  title: "Titel",
  subtitle: "Untertitel",
  cta_services: "Button Services",
  cta_crew: "Button Crew",
  cta_contact: "Button Kontakt",
  description: "Beschreibung",
  features: "Merkmale",
};

const flatTexts = z.record(z.string(), z.string());

export function textsOfForm(form: PodcastForm): FlatTexts {
  return Object.fromEntries(flatFields(form).map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

/** What a text is called: "Service 2: Merkmale". */
export function textLabel(name: string): string {
  const [group, number = "", field = ""] = name.split(".");
  return group === "services" && number !== "" ? `Service ${number}: ${LABELS[field] ?? field}` : (LABELS[name] ?? name);
}

/** What a column of the table holds; nothing for one that was broken by hand. */
export function originsFrom(row: { builtInTexts: string; germanTexts: string } | null): Origins {
  return { builtIn: flatTextsFrom(row?.builtInTexts), german: flatTextsFrom(row?.germanTexts) };
}

/** How each text of a section stands. `german` is the same section in German; null for German itself. */
export function statesOfTexts(own: JudgedSection, german: JudgedSection | null): Record<string, TextState> {
  const [ofOwn, ofGerman] = [writtenTexts(own), german && writtenTexts(german)];
  const states = Object.keys(ofOwn).map((name) => [name, writtenState(ofOwn[name] ?? NOTHING, ofGerman && (ofGerman[name] ?? NOTHING))] as const);
  return Object.fromEntries(states);
}

type Rewritten = { german: JudgedSection; language: Language; names: readonly string[]; sources?: Sources };

/** What the texts with these names are made from, now that they are written; the others keep what they had. `sources` are those of texts that come back. */
export function originsNow(own: JudgedSection, { german, language, names, sources }: Rewritten): Origins {
  const [builtIn, shown] = [textsOfForm(own.builtIn), shownTexts(german)];
  const sourceOf = (name: string) => (sources ? notedSource(sources, name) : (shown[name] ?? ""));
  const beside = (name: string) => (language === DEFAULT_LANGUAGE ? "" : sourceOf(name));
  return {
    builtIn: { ...own.origins.builtIn, ...Object.fromEntries(names.map((name) => [name, builtIn[name] ?? ""])) },
    german: { ...own.origins.german, ...Object.fromEntries(names.map((name) => [name, beside(name)])) },
  };
}

/** What the page says: the written texts, and the built-in ones where there are none. */
export function shownTexts({ form, builtIn }: Pick<JudgedSection, "form" | "builtIn">): FlatTexts {
  const usual = textsOfForm(builtIn);
  return Object.fromEntries(Object.entries(textsOfForm(form)).map(([name, text]) => [name, text || (usual[name] ?? "")]));
}

const NOTHING: Written = { value: "", builtInText: "", germanText: "", builtIn: "" };

function writtenTexts({ form, builtIn, origins }: JudgedSection): Record<string, Written> {
  const usual = textsOfForm(builtIn);
  const written = Object.entries(textsOfForm(form)).map(([name, value]): [string, Written] => [
    name,
    { value, builtIn: usual[name] ?? "", builtInText: origins.builtIn[name] ?? "", germanText: origins.german[name] ?? "" },
  ]);
  return Object.fromEntries(written);
}

function flatTextsFrom(json: string | undefined): FlatTexts {
  try {
    return flatTexts.safeParse(JSON.parse(json ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}
