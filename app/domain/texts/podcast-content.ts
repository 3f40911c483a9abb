import { z } from "zod";
import type { PodcastKey } from "./podcast-section";

/** What a row holds may be broken by hand: every text on its own counts as empty then, and the others stay. */
const text = z.string().trim().catch("");

const service = z.object({ title: text, description: text, features: z.array(text).catch([]) });

const NO_SERVICE = { title: "", description: "", features: [] };

const heading = { title: text, subtitle: text };

/** What the rows of `podcast_content` hold as JSON, by their key. The dictionaries' built-in content has the same shape. */
const storedSections = {
  hero: z.object({ ...heading, cta_services: text, cta_crew: text }),
  services: z.object({ ...heading, services: z.array(service.catch(NO_SERVICE)).catch([]) }),
  crew: z.object(heading),
  cta: z.object({ ...heading, cta_contact: text, cta_services: text }),
} satisfies Record<PodcastKey, z.ZodType>;

export type PodcastContent = { [Key in PodcastKey]: z.infer<(typeof storedSections)[Key]> };

export type PodcastRow = { key: string; content: string };

/** Bios of the crew are cut here. */
export const BIO_PREVIEW_LENGTH = 120;

/** What staff wrote; everything that they did not is empty. */
export function writtenContent(rows: readonly PodcastRow[]): PodcastContent {
  const saved = new Map(rows.map(({ key, content }) => [key, groupIn(content)]));
  return {
    hero: storedSections.hero.parse(saved.get("hero") ?? {}),
    services: storedSections.services.parse(saved.get("services") ?? {}),
    crew: storedSections.crew.parse(saved.get("crew") ?? {}),
    cta: storedSections.cta.parse(saved.get("cta") ?? {}),
  };
}

/** The page's texts: what staff wrote, and in the place of every empty text the built-in one. */
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

function filledUp<Texts extends object>(written: Readonly<Record<string, string | readonly string[]>>, builtIn: Texts): Texts {
  return { ...builtIn, ...Object.fromEntries(Object.entries(written).filter(([, value]) => value.length > 0)) };
}

function groupIn(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
