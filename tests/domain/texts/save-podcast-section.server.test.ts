import { beforeEach, describe, expect, it } from "vitest";
import { findPodcastContent, podcastSections, readPodcastSection, writtenForm } from "~/domain/texts/podcast-sections.server";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { saveText } from "~/domain/texts/text-kind.server";
import type { SectionKey } from "~/domain/texts/podcast-section";
import { dictionaryOf } from "~/i18n/i18n";
import { read, write } from "~/platform/database.server";
import { defaultPodcastContent } from "../../../prisma/seed/texts";
import { BY } from "../podcast-crew/factories";

const HERO = { key: "hero", language: "en" } as const;
const SERVICES = { key: "services", language: "de" } as const;

type How = { place?: SectionKey; how?: "typing" | "button" };

async function saveHero(texts: Record<string, string>, madeFrom?: number, by = BY, { place = HERO, how = "button" }: How = {}) {
  const stored = await readPodcastSection(place);
  const typed = { ...stored.form, ...texts, version: madeFrom ?? stored.version };
  const { version, ...form } = podcastSchemas.hero.parse(typed);
  return saveText(podcastSections, place, { form, version, by, how });
}

/** Types into the English hero. */
function type(texts: Record<string, string>, by = BY) {
  return saveHero(texts, undefined, by, { how: "typing" });
}

async function stateOf(name: string, place: SectionKey = HERO) {
  return (await readPodcastSection(place)).states[name];
}

async function saveServices(services: object, madeFrom: number, by = BY) {
  const { version, ...form } = podcastSchemas.services.parse({ services, version: madeFrom });
  return saveText(podcastSections, SERVICES, { form, version, by, how: "button" });
}

const changes = () => read.change.findMany({ orderBy: { createdAt: "asc" } });

beforeEach(() =>
  write(async (tx) => {
    await tx.podcastContent.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe("a section of the podcast page", () => {
  it("of a new site was saved by nobody, and neither was one that got its built-in texts back", async () => {
    const savedAt = async () => (await readPodcastSection({ key: "hero", language: "de" })).updatedAt;
    await write((tx) => tx.podcastContent.createMany({ data: defaultPodcastContent }));
    expect(await savedAt()).toBeNull();
    await saveHero({ title: "Zu Ende gehört" }, undefined, BY, { place: { key: "hero", language: "de" } });
    expect(await savedAt()).toBeInstanceOf(Date);
    await saveHero({ title: "" }, undefined, BY, { place: { key: "hero", language: "de" } });
    expect(await savedAt()).toBeNull();
  });

  it("is on the page in the next answer, in its language and no other; what is empty stays built in", async () => {
    const version = async () => (await read.contentVersion.aggregate({ _sum: { version: true } }))._sum.version ?? 0;
    const before = await version();
    expect(await saveHero({ title: "Heard to the end" })).toMatchObject({ ok: true, record: { version: 1 } });
    expect(await version()).toBeGreaterThan(before);
    expect((await findPodcastContent("en")).hero).toEqual({ ...dictionaryOf("en").podcast.content.hero, title: "Heard to the end" });
    for (const language of ["de", "es"] as const) {
      expect(await findPodcastContent(language)).toEqual(dictionaryOf(language).podcast.content);
    }
    await saveHero({ title: "" });
    expect((await findPodcastContent("en")).hero).toEqual(dictionaryOf("en").podcast.content.hero);
  });

  it("goes back to the built-in text in the field whose button was pressed, whatever stands in it, and keeps the others", () => {
    const hero = { title: "Heard to the end", subtitle: "Own", cta_services: "", cta_crew: dictionaryOf("en").podcast.content.hero.cta_crew };
    expect(writtenForm(HERO, { ...hero, built_in: "title" })).toEqual({ title: "", subtitle: "Own", cta_services: "", cta_crew: "" });
    const services = podcastSchemas.services.parse({ services: { 2: { title: "Eins", features: "Zwei" } }, version: 0, built_in: "services.2.features" });
    expect(writtenForm(SERVICES, services)).toMatchObject({ services: { 2: { title: "Eins", features: "" } } });
  });

  it("is stored as JSON, and recorded with what it was and what it is", async () => {
    await saveServices({ 3: { title: "Unterwegs", features: "Finca\nHafen" } }, 0);
    const row = await read.podcastContent.findUnique({ where: { key_language: SERVICES } });
    expect(JSON.parse(row?.content ?? "")).toMatchObject({
      services: [{}, {}, { title: "Unterwegs", description: "", features: ["Finca", "Hafen"] }, {}, {}, {}],
    });
    expect(await changes()).toMatchObject([
      {
        resource: "podcast_content",
        recordId: "services.de",
        adminUserId: BY,
        action: "update",
        before: { version: 0 },
        after: { name: "Podcast-Seite: Services (Deutsch)", version: 1, services: { 3: { title: "Unterwegs" } } },
      },
    ]);
  });

  it("that says the same as before is no change", async () => {
    await saveHero({ title: "Same" });
    expect(await saveHero({})).toMatchObject({ ok: true, record: { version: 1 } });
    expect(await changes()).toHaveLength(1);
  });

  it("whose row was broken by hand can be saved over", async () => {
    await write((tx) => tx.podcastContent.create({ data: { ...HERO, title: "", content: "{kein JSON", version: 4 } }));
    expect((await findPodcastContent("en")).hero).toEqual(dictionaryOf("en").podcast.content.hero);
    expect(await saveHero({ title: "Mended" })).toMatchObject({ ok: true, record: { version: 5 } });
    expect((await findPodcastContent("en")).hero.title).toBe("Mended");
  });
});

describe("two editors of one section", () => {
  it("who changed different texts both get their way, also where there was no row before", async () => {
    await saveServices({ 1: { title: "Vom Ersten" } }, 0);
    await saveServices({ 2: { features: "Vom\nZweiten" } }, 0, "second");
    const { form } = await readPodcastSection(SERVICES);
    expect(form).toMatchObject({ services: { 1: { title: "Vom Ersten" }, 2: { features: "Vom\nZweiten" } } });
  });

  it("who changed the same text are asked, and nothing is overwritten", async () => {
    await saveHero({ title: "First", cta_crew: "Crew" });
    await saveHero({ title: "From the first" }, 1);
    expect(await saveHero({ title: "From the second", cta_crew: "Crew" }, 1, "second")).toMatchObject({
      ok: false,
      reason: "conflict",
      conflict: { version: 2, conflicts: [{ name: "title", base: "First", stored: "From the first", typed: "From the second" }] },
    });
    expect((await readPodcastSection(HERO)).form).toMatchObject({ title: "From the first" });
  });

  it("at the same moment: one is saved, the others are asked", async () => {
    const results = await Promise.all(["A", "B", "C"].map((title) => saveHero({ title }, 0, title)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read.podcastContent.count()).toBe(1);
  });
});

describe("the state of a text of the podcast page", () => {
  const GERMAN = { key: "hero", language: "de" } as const;

  it("is missing where only the German one was written, and outdated when that changes", async () => {
    expect(await stateOf("title")).toBe("builtIn");
    await saveHero({ title: "Eins" }, undefined, BY, { place: GERMAN });
    expect([await stateOf("title", GERMAN), await stateOf("title"), await stateOf("subtitle")]).toEqual(["edited", "missing", "builtIn"]);
    await saveHero({ title: "One", subtitle: "Ours" });
    expect(await stateOf("title")).toBe("edited");
    await saveHero({ title: "Zwei" }, undefined, BY, { place: GERMAN });
    expect([await stateOf("title"), await stateOf("subtitle")]).toEqual(["newGerman", "edited"]);
  });

  it("is right again when somebody presses the button without a change, and not by itself", async () => {
    await saveHero({ title: "One" });
    await saveHero({ title: "Zwei" }, undefined, BY, { place: GERMAN });
    await type({});
    expect(await stateOf("title")).toBe("newGerman");
    await saveHero({});
    expect(await stateOf("title")).toBe("edited");
    expect((await changes()).at(-1)).toMatchObject({ action: "confirm", recordId: "hero.en" });
  });

  it("shows a text whose built-in one has changed since, and no other", async () => {
    await saveHero({ title: "Ours", subtitle: "Ours too" });
    const builtInTexts = JSON.stringify({ title: "What the dictionary said last year" });
    await write((tx) => tx.podcastContent.updateMany({ data: { builtInTexts } }));
    expect([await stateOf("title"), await stateOf("subtitle")]).toEqual(["newBuiltIn", "edited"]);
    await write((tx) => tx.podcastContent.updateMany({ data: { builtInTexts: "{kein JSON", germanTexts: "[]" } }));
    expect(await stateOf("title")).toBe("edited");
  });
});

describe("what saves itself while somebody types", () => {
  it("is one change for a person and a sitting, with what was before it and what is after it", async () => {
    for (const title of ["H", "He", "Heard"]) await type({ title });
    await type({ subtitle: "To the end" });
    expect(await changes()).toMatchObject([
      { action: "update", before: { title: "", version: 0 }, after: { title: "Heard", subtitle: "To the end", version: 4 } },
    ]);
  });

  it("begins a new change after somebody else", async () => {
    await type({ title: "A" });
    await type({ title: "B" }, "second");
    await type({ title: "C" });
    expect((await changes()).map(({ adminUserId }) => adminUserId)).toEqual([BY, "second", BY]);
  });

  it("begins a new change after ten minutes, and not before", async () => {
    const age = (minutes: number) => write((tx) => tx.change.updateMany({ data: { createdAt: new Date(Date.now() - minutes * 60 * 1000) } }));
    await type({ title: "A" });
    await age(9);
    await type({ title: "B" });
    await age(11);
    await type({ title: "C" });
    expect(await changes()).toMatchObject([
      { before: { title: "" }, after: { title: "B" } },
      { before: { title: "B" }, after: { title: "C" } },
    ]);
  });

  it("begins a new change after a confirmation", async () => {
    await saveHero({ title: "One" });
    await saveHero({ title: "Zwei" }, undefined, BY, { place: { key: "hero", language: "de" } });
    await saveHero({});
    await type({ title: "Two" });
    expect((await changes()).slice(-2)).toMatchObject([{ action: "confirm" }, { action: "update", before: { title: "One" }, after: { title: "Two" } }]);
  });
});
