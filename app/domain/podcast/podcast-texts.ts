import { z } from "zod";

export type PodcastTextRow = { key: string; content: string; updatedAt: Date };

/** One text of a section under its name; a service has its features as a list. */
export type PodcastText = { label: string; value: string | readonly string[]; lead?: string };

export type PodcastSection = { key: string; title: string; texts: PodcastText[]; updatedAt: Date | null };

const SECTIONS = [
  { key: "hero", title: "Hero" },
  { key: "services", title: "Services" },
  { key: "crew", title: "Crew" },
  { key: "cta", title: "Call-to-Action" },
] as const;

const LABELS = {
  title: "Titel",
  subtitle: "Untertitel",
  cta_services: "Button Services",
  cta_crew: "Button Crew",
  cta_contact: "Button Kontakt",
} as const;

/** Every text on its own may be missing: staff should see the others all the same. */
const text = z.string().catch("");
const service = z.object({ title: text, description: text, features: z.array(text).catch([]) });
const storedSection = z.object({
  title: text,
  subtitle: text,
  cta_services: text,
  cta_crew: text,
  cta_contact: text,
  services: z.array(service).catch([]),
});

/** The four sections of the podcast page with the texts that are stored for them. */
export function podcastSectionsFrom(rows: readonly PodcastTextRow[]): PodcastSection[] {
  return SECTIONS.map(({ key, title }) => {
    const row = rows.find((candidate) => candidate.key === key);
    return { key, title, texts: row ? textsOf(row.content) : [], updatedAt: row?.updatedAt ?? null };
  });
}

function textsOf(content: string): PodcastText[] {
  const stored = storedSection.safeParse(parsed(content));
  if (!stored.success) return [];
  const { services, ...headings } = stored.data;
  const texts = Object.entries(LABELS).map(([name, label]) => ({ label, value: valueOf(headings, name) }));
  return [
    ...texts.filter(({ value }) => value !== ""),
    ...services.map(({ title, description, features }) => ({ label: title, lead: description, value: features })),
  ];
}

function valueOf(headings: Readonly<Record<string, string>>, name: string): string {
  return headings[name] ?? "";
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
