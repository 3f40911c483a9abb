import { z } from "zod";

const text = z.string().trim().min(1);

const heading = { title: text, subtitle: text };

/** What the rows of `podcast_content` hold, by their key. The dictionaries' built-in content has the same shape. */
const sectionSchemas = {
  hero: z.object({ ...heading, cta_services: text, cta_crew: text }),
  services: z.object({
    ...heading,
    services: z.array(z.object({ title: text, description: text, features: z.array(text) })).min(1),
  }),
  crew: z.object(heading),
  cta: z.object({ ...heading, cta_contact: text, cta_services: text }),
} as const;

export type PodcastContent = { [Key in keyof typeof sectionSchemas]: z.infer<(typeof sectionSchemas)[Key]> };

export type PodcastRow = { key: string; content: string };

/** Bios of the crew are cut here. */
export const BIO_CUT = 120;

/** The page's texts: what staff saved, and for every section that has no (readable) row the built-in ones. */
export function podcastContentFrom(rows: readonly PodcastRow[], builtIn: PodcastContent): PodcastContent {
  const saved = new Map(rows.map(({ key, content }) => [key, parsed(content)]));
  return {
    hero: sectionSchemas.hero.catch(builtIn.hero).parse(saved.get("hero")),
    services: sectionSchemas.services.catch(builtIn.services).parse(saved.get("services")),
    crew: sectionSchemas.crew.catch(builtIn.crew).parse(saved.get("crew")),
    cta: sectionSchemas.cta.catch(builtIn.cta).parse(saved.get("cta")),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
