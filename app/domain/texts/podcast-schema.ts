import * as z from "zod";
import { linesOf } from "../record/field-kinds";
import { line, storedText, text } from "../record/field-schemas";
import { groupOf, parsedJson } from "../record/any-record";
import { type PodcastKey, SERVICE_NUMBERS } from "./podcast-section";

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
