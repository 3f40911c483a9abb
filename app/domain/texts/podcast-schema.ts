import * as z from "zod";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { linesOf } from "../record/field-kinds";
import { line, storedText, text } from "../record/field-schemas";
import { groupOf } from "../record/any-record";
import { flatFields, type Sources } from "../record/history";
import { parsedJson } from "../record/parsed-json";
import { type PodcastKey, type SectionKey, SERVICE_NUMBERS } from "./text-kinds";
import { notedSource, type TextState, type Written, writtenState } from "./text";

/** A broken text in a row that was edited by hand counts as empty. */
const stored = z.string().trim().catch("");

const storedHeading = { title: stored, subtitle: stored };

const storedService = z.object({ title: stored, description: stored, features: z.array(stored).catch([]) });

const NO_SERVICE = { title: "", description: "", features: [] };

/** The JSON of `podcast_content`, which has the same shape as the built-in content in the dictionaries. */
const storedSections = {
  hero: z.object({ ...storedHeading, cta_services: stored, cta_crew: stored }),
  services: z.object({ ...storedHeading, services: z.array(storedService.catch(NO_SERVICE)).catch([]) }),
  crew: z.object(storedHeading),
  cta: z.object({ ...storedHeading, cta_contact: stored, cta_services: stored }),
} satisfies Record<PodcastKey, z.ZodType>;

export type PodcastContent = { [Key in PodcastKey]: z.infer<(typeof storedSections)[Key]> };

export type PodcastRow = { key: string; content: string };

const heading = { title: line, subtitle: text };

const features = text.transform((lines) => linesOf(lines).join("\n"));

const service = z.object({ title: line, description: text, features }).prefault({});

const services = z.object({ 1: service, 2: service, 3: service, 4: service, 5: service, 6: service }).prefault({});

const sections = {
  hero: z.object({ ...heading, cta_services: line, cta_crew: line }),
  services: z.object({ ...heading, services }),
  crew: z.object(heading),
  cta: z.object({ ...heading, cta_contact: line, cta_services: line }),
} as const;

export type PodcastForm = z.output<(typeof sections)[PodcastKey]>;

/** `built_in`: the field that returns to its built-in text. */
const sent = { ...storedText, built_in: z.string().max(60).optional() };

export const podcastSchemas = {
  hero: sections.hero.extend(sent),
  services: sections.services.extend(sent),
  crew: sections.crew.extend(sent),
  cta: sections.cta.extend(sent),
} as const;

export function podcastContentFrom(rows: readonly PodcastRow[], builtIn: PodcastContent): PodcastContent {
  const { hero, services, crew, cta } = writtenContent(rows);
  return {
    hero: filledUp(hero, builtIn.hero),
    services: {
      ...filledUp({ title: services.title, subtitle: services.subtitle }, builtIn.services),
      services: builtIn.services.services.map((usual, index) => filledUp(services.services[index] ?? NO_SERVICE, usual)),
    },
    crew: filledUp(crew, builtIn.crew),
    cta: filledUp(cta, builtIn.cta),
  };
}

export function formOfSection(key: PodcastKey, content: PodcastContent): PodcastForm {
  if (key !== "services") return content[key];
  const { title, subtitle, services: written } = content.services;
  const forms = SERVICE_NUMBERS.map((number, index): [string, object] => {
    const { features: items = [], ...texts } = written[index] ?? {};
    return [number, { ...texts, features: items.join("\n") }];
  });
  return sections.services.parse({ title, subtitle, services: Object.fromEntries(forms) });
}

export function formOfRow(key: PodcastKey, content: string): PodcastForm {
  return formOfSection(key, writtenContent([{ key, content }]));
}

export function podcastFormFrom(key: PodcastKey, values: unknown): PodcastForm | null {
  return sections[key].safeParse(values).data ?? null;
}

export function contentOf(form: PodcastForm): string {
  if (!("services" in form)) return JSON.stringify(form);
  const list = SERVICE_NUMBERS.map((number) => {
    const { features: lines, ...texts } = form.services[number];
    return { ...texts, features: linesOf(lines) };
  });
  return JSON.stringify({ ...form, services: list });
}

function writtenContent(rows: readonly PodcastRow[]): PodcastContent {
  const saved = new Map(rows.map(({ key, content }) => [key, groupOf(parsedJson(content))]));
  return {
    hero: storedSections.hero.parse(saved.get("hero") ?? {}),
    services: storedSections.services.parse(saved.get("services") ?? {}),
    crew: storedSections.crew.parse(saved.get("crew") ?? {}),
    cta: storedSections.cta.parse(saved.get("cta") ?? {}),
  };
}

function filledUp<Texts extends object>(written: Readonly<Record<string, string | readonly string[]>>, builtIn: Texts): Texts {
  return { ...builtIn, ...Object.fromEntries(Object.entries(written).filter(([, value]) => value.length > 0)) };
}

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
