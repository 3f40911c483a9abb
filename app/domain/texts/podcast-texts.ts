import * as z from "zod";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { flatFields, parsedJson, type Sources } from "../record/any-record";
import { notedSource, type TextState, type Written, writtenState } from "./text";
import type { PodcastForm } from "./podcast-schema";
import type { SectionKey } from "./podcast-section";

type FlatTexts = Readonly<Record<string, string>>;

/** The built-in and the German texts from which the texts were made. */
export type Origins = { builtIn: FlatTexts; german: FlatTexts };

export type FullSection = SectionKey & { form: PodcastForm; version: number; updatedAt: Date | null; builtIn: PodcastForm; origins: Origins };

export type EditedSection = Omit<FullSection, "origins"> & { states: Record<string, TextState>; readAt: string };

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

export function textLabel(name: string): string {
  const [group, number = "", field = ""] = name.split(".");
  return group === "services" && number !== "" ? `Service ${number}: ${LABELS[field] ?? field}` : (LABELS[name] ?? name);
}

export function originsFrom(row: { builtInTexts: string; germanTexts: string } | null): Origins {
  return { builtIn: flatTextsFrom(row?.builtInTexts), german: flatTextsFrom(row?.germanTexts) };
}

export function statesOfTexts(own: FullSection, german: FullSection): Record<string, TextState> {
  const [ofOwn, ofGerman] = [writtenTexts(own), own.language === DEFAULT_LANGUAGE ? null : writtenTexts(german)];
  const states = Object.keys(ofOwn).map((name) => [name, writtenState(ofOwn[name] ?? NOTHING, ofGerman && (ofGerman[name] ?? NOTHING))] as const);
  return Object.fromEntries(states);
}

type Rewritten = { german: FullSection; names: readonly string[]; sources?: Sources; germanThen?: Sources };

/** Changes only the texts in `names`. `sources` are those of restored texts. */
export function originsNow(own: FullSection, { german, names, sources, germanThen }: Rewritten): Origins {
  const [builtIn, shown, usual] = [textsOfForm(own.builtIn), shownTexts(german), textsOfForm(german.builtIn)];
  const seen = (name: string) => (germanThen?.[name] === undefined ? shown[name] : germanThen[name] || usual[name]);
  const sourceOf = (name: string) => (sources ? notedSource(sources, name) : (seen(name) ?? ""));
  const beside = (name: string) => (own.language === DEFAULT_LANGUAGE ? "" : sourceOf(name));
  return {
    builtIn: { ...own.origins.builtIn, ...Object.fromEntries(names.map((name) => [name, builtIn[name] ?? ""])) },
    german: { ...own.origins.german, ...Object.fromEntries(names.map((name) => [name, beside(name)])) },
  };
}

export function shownTexts({ form, builtIn }: Pick<FullSection, "form" | "builtIn">): FlatTexts {
  const usual = textsOfForm(builtIn);
  return Object.fromEntries(Object.entries(textsOfForm(form)).map(([name, text]) => [name, text || (usual[name] ?? "")]));
}

const NOTHING: Written = { value: "", builtInText: "", germanText: "", builtIn: "" };

function writtenTexts({ form, builtIn, origins }: FullSection): Record<string, Written> {
  const usual = textsOfForm(builtIn);
  const written = Object.entries(textsOfForm(form)).map(([name, value]): [string, Written] => [
    name,
    { value, builtIn: usual[name] ?? "", builtInText: origins.builtIn[name] ?? "", germanText: origins.german[name] ?? "" },
  ]);
  return Object.fromEntries(written);
}

function flatTextsFrom(json: string | undefined): FlatTexts {
  return flatTexts.safeParse(parsedJson(json ?? "{}")).data ?? {};
}
