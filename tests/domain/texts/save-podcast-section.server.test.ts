import { beforeEach, describe, expect, it } from "vitest";
import { findPodcastContent, podcastSections, readPodcastSection, writtenForm } from "~/domain/texts/podcast-sections.server";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { saveText } from "~/domain/texts/text-kind.server";
import type { SectionKey } from "~/domain/texts/text-kinds";
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

/** Autosaves the English hero. */
function autosave(texts: Record<string, string>, by = BY) {
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
  it("has no date of a save on a new site, nor after its built-in texts were restored", async () => {
    const savedAt = async () => (await readPodcastSection({ key: "hero", language: "de" })).updatedAt;
    await write((tx) => tx.podcastContent.createMany({ data: defaultPodcastContent }));
    expect(await savedAt()).toBeNull();
    await saveHero({ title: "Zu Ende gehört" }, undefined, BY, { place: { key: "hero", language: "de" } });
    expect(await savedAt()).toBeInstanceOf(Date);
    await saveHero({ title: "" }, undefined, BY, { place: { key: "hero", language: "de" } });
    expect(await savedAt()).toBeNull();
  });

  it("is on the page at once, in its language only; empty texts stay the built-in ones", async () => {
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

  it("restores the built-in text of one field by its button, and keeps the other fields", () => {
    const hero = { title: "Heard to the end", subtitle: "Own", cta_services: "", cta_crew: dictionaryOf("en").podcast.content.hero.cta_crew };
    expect(writtenForm(HERO, { ...hero, built_in: "title" })).toEqual({ title: "", subtitle: "Own", cta_services: "", cta_crew: "" });
    const services = podcastSchemas.services.parse({ services: { 2: { title: "Eins", features: "Zwei" } }, version: 0, built_in: "services.2.features" });
    expect(writtenForm(SERVICES, services)).toMatchObject({ services: { 2: { title: "Eins", features: "" } } });
  });

  it("is stored as JSON, and recorded with its texts before and after", async () => {
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

  it("is not written without a change", async () => {
    await saveHero({ title: "Same" });
    expect(await saveHero({})).toMatchObject({ ok: true, record: { version: 1 } });
    expect(await changes()).toHaveLength(1);
  });

  it("with an invalid row can be overwritten", async () => {
    await write((tx) => tx.podcastContent.create({ data: { ...HERO, title: "", content: "{kein JSON", version: 4 } }));
    expect((await findPodcastContent("en")).hero).toEqual(dictionaryOf("en").podcast.content.hero);
    expect(await saveHero({ title: "Mended" })).toMatchObject({ ok: true, record: { version: 5 } });
    expect((await findPodcastContent("en")).hero.title).toBe("Mended");
  });
});

describe("two editors of one section", () => {
  it("get their changes of different texts merged, even without an earlier row", async () => {
    await saveServices({ 1: { title: "Vom Ersten" } }, 0);
    await saveServices({ 2: { features: "Vom\nZweiten" } }, 0, "second");
    const { form } = await readPodcastSection(SERVICES);
    expect(form).toMatchObject({ services: { 1: { title: "Vom Ersten" }, 2: { features: "Vom\nZweiten" } } });
  });

  it("get a conflict about the same text, and nothing is overwritten", async () => {
    await saveHero({ title: "First", cta_crew: "Crew" });
    await saveHero({ title: "From the first" }, 1);
    expect(await saveHero({ title: "From the second", cta_crew: "Crew" }, 1, "second")).toMatchObject({
      ok: false,
      reason: "conflict",
      conflict: { version: 2, conflicts: [{ name: "title", base: "First", stored: "From the first", typed: "From the second" }] },
    });
    expect((await readPodcastSection(HERO)).form).toMatchObject({ title: "From the first" });
  });

  it("get one success and otherwise conflicts at the same moment", async () => {
    const results = await Promise.all(["A", "B", "C"].map((title) => saveHero({ title }, 0, title)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read.podcastContent.count()).toBe(1);
  });
});

describe("the state of a text of the podcast page", () => {
  const GERMAN = { key: "hero", language: "de" } as const;

  it("is missing if only the German one was saved, and newGerman when that changes", async () => {
    expect(await stateOf("title")).toBe("builtIn");
    await saveHero({ title: "Eins" }, undefined, BY, { place: GERMAN });
    expect([await stateOf("title", GERMAN), await stateOf("title"), await stateOf("subtitle")]).toEqual(["edited", "missing", "builtIn"]);
    await saveHero({ title: "One", subtitle: "Ours" });
    expect(await stateOf("title")).toBe("edited");
    await saveHero({ title: "Zwei" }, undefined, BY, { place: GERMAN });
    expect([await stateOf("title"), await stateOf("subtitle")]).toEqual(["newGerman", "edited"]);
  });

  it("is edited again when the button is pressed without a change, but not by an autosave", async () => {
    await saveHero({ title: "One" });
    await saveHero({ title: "Zwei" }, undefined, BY, { place: GERMAN });
    await autosave({});
    expect(await stateOf("title")).toBe("newGerman");
    await saveHero({});
    expect(await stateOf("title")).toBe("edited");
    expect((await changes()).at(-1)).toMatchObject({ action: "confirm", recordId: "hero.en" });
  });

  it("is newBuiltIn for a text whose built-in one changed, and no other", async () => {
    await saveHero({ title: "Ours", subtitle: "Ours too" });
    const builtInTexts = JSON.stringify({ title: "What the dictionary said last year" });
    await write((tx) => tx.podcastContent.updateMany({ data: { builtInTexts } }));
    expect([await stateOf("title"), await stateOf("subtitle")]).toEqual(["newBuiltIn", "edited"]);
    await write((tx) => tx.podcastContent.updateMany({ data: { builtInTexts: "{kein JSON", germanTexts: "[]" } }));
    expect(await stateOf("title")).toBe("edited");
  });
});

describe("an autosave", () => {
  it("is one change per person and session of typing, with the texts before and after", async () => {
    for (const title of ["H", "He", "Heard"]) await autosave({ title });
    await autosave({ subtitle: "To the end" });
    expect(await changes()).toMatchObject([
      { action: "update", before: { title: "", version: 0 }, after: { title: "Heard", subtitle: "To the end", version: 4 } },
    ]);
  });

  it("starts a new change after somebody else's", async () => {
    await autosave({ title: "A" });
    await autosave({ title: "B" }, "second");
    await autosave({ title: "C" });
    expect((await changes()).map(({ adminUserId }) => adminUserId)).toEqual([BY, "second", BY]);
  });

  it("starts a new change after ten minutes, not before", async () => {
    const age = (minutes: number) => write((tx) => tx.change.updateMany({ data: { createdAt: new Date(Date.now() - minutes * 60 * 1000) } }));
    await autosave({ title: "A" });
    await age(9);
    await autosave({ title: "B" });
    await age(11);
    await autosave({ title: "C" });
    expect(await changes()).toMatchObject([
      { before: { title: "" }, after: { title: "B" } },
      { before: { title: "B" }, after: { title: "C" } },
    ]);
  });

  it("starts a new change after a confirmation", async () => {
    await saveHero({ title: "One" });
    await saveHero({ title: "Zwei" }, undefined, BY, { place: { key: "hero", language: "de" } });
    await saveHero({});
    await autosave({ title: "Two" });
    expect((await changes()).slice(-2)).toMatchObject([{ action: "confirm" }, { action: "update", before: { title: "One" }, after: { title: "Two" } }]);
  });
});
