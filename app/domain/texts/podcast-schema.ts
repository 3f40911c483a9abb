import { z } from "zod";
import { line, storedRecord, text } from "../record/field-schemas";
import { type PodcastContent, writtenContent } from "./podcast-content";
import { type PodcastKey, SERVICE_NUMBERS } from "./podcast-section";

const heading = { title: line, subtitle: text };

/** One on each line. */
const features = text.transform((lines) => linesOf(lines).join("\n"));

const service = z.object({ title: line, description: text, features }).prefault({});

const services = z.object({ 1: service, 2: service, 3: service, 4: service, 5: service, 6: service }).prefault({});

const sections = {
  hero: z.object({ ...heading, cta_services: line, cta_crew: line }),
  services: z.object({ ...heading, services }),
  crew: z.object(heading),
  cta: z.object({ ...heading, cta_contact: line, cta_services: line }),
} as const;

/** One section as its form has it; an empty text leaves its place to the built-in one. */
export type PodcastForm = z.output<(typeof sections)[PodcastKey]>;

/** `built_in`: the name of the field whose button was pressed that takes its text away. */
const sent = { ...storedRecord, built_in: z.string().max(60).optional() };

/** The forms of the sections. `version` is the one of the row; 0 as long as there is none. */
export const podcastSchemas = {
  hero: sections.hero.extend(sent),
  services: sections.services.extend(sent),
  crew: sections.crew.extend(sent),
  cta: sections.cta.extend(sent),
} as const;

/** A section as its form shows it. */
export function formOfSection(key: PodcastKey, content: PodcastContent): PodcastForm {
  if (key !== "services") return content[key];
  const { title, subtitle, services: stored } = content.services;
  const forms = SERVICE_NUMBERS.map((number, index): [string, object] => {
    const { features: items = [], ...texts } = stored[index] ?? {};
    return [number, { ...texts, features: items.join("\n") }];
  });
  return sections.services.parse({ title, subtitle, services: Object.fromEntries(forms) });
}

/** The form of the row that holds `content`. */
export function formOfRow(key: PodcastKey, content: string): PodcastForm {
  return formOfSection(key, writtenContent([{ key, content }]));
}

/** A section out of a file of texts; null for one that its form would not take. */
export function podcastFormFrom(key: PodcastKey, values: unknown): PodcastForm | null {
  return sections[key].safeParse(values).data ?? null;
}

/** What a form writes into the column `content`. */
export function contentOf(form: PodcastForm): string {
  if (!("services" in form)) return JSON.stringify(form);
  const list = SERVICE_NUMBERS.map((number) => {
    const { features: lines, ...texts } = form.services[number];
    return { ...texts, features: linesOf(lines) };
  });
  return JSON.stringify({ ...form, services: list });
}

function linesOf(lines: string): string[] {
  return lines
    .split(/\r\n?|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
