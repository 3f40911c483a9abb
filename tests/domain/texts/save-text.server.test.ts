import { beforeEach, describe, expect, it } from "vitest";
import { countRecords } from "~/domain/desk/dashboard.server";
import { areaTexts, findSavedTexts, pageTexts } from "~/domain/texts/site-texts.server";
import { type TextKey, textStateOf } from "~/domain/texts/text";
import { findText, saveText } from "~/domain/texts/text-kind.server";
import { builtInText } from "~/i18n/page-labels";
import { read, write } from "~/platform/database.server";

const SLOGAN = { page: "home", section: "hero_tagline" } as const;
const TOPICS = { page: "services/podcast", section: "topics" } as const;
const RADIO = { page: "radio", section: "hero_text" } as const;

type Texts = { de?: string; en?: string; es?: string };

/** Saves over the stored version, like a form that was just opened. */
async function save(key: TextKey, texts: Texts, version?: number, by = "edgar") {
  const { form: stored, version: storedVersion } = await find(key);
  const form = {
    content_value: texts.de ?? stored.content_value,
    en: { content_value: texts.en ?? stored.en?.content_value ?? "" },
    es: { content_value: texts.es ?? stored.es?.content_value ?? "" },
  };
  return saveText(pageTexts, { ...key, extent: "all" }, { form, version: version ?? storedVersion, by });
}

function find(key: TextKey) {
  return findText(pageTexts, { ...key, extent: "all" });
}

const changes = () => read.change.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
const state = async (key: TextKey, language: "de" | "en" | "es") => textStateOf((await find(key)).text, language);

beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.content.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe("a text of a page", () => {
  it("is on the site at once, in its language, and is replaced by the built-in one when it is emptied", async () => {
    const contentVersion = async () => (await read.contentVersion.aggregate({ _sum: { version: true } }))._sum.version ?? 0;
    const before = await contentVersion();
    expect(await save(SLOGAN, { de: "Unser Slogan", en: "Our slogan" })).toMatchObject({ ok: true });
    expect(await findSavedTexts("home", "de")).toEqual({ hero_tagline: "Unser Slogan" });
    expect(await findSavedTexts("home", "en")).toEqual({ hero_tagline: "Our slogan" });
    expect(await findSavedTexts("home", "es")).toEqual({});
    expect(await contentVersion()).toBeGreaterThan(before);

    await save(SLOGAN, { de: "" });
    expect(await findSavedTexts("home", "de")).toEqual({});
    expect(await read.pageContent.findFirst({ where: { languageCode: "de" } })).toMatchObject({ contentValue: "", version: 2 });
  });

  it("is recorded with its values before and after", async () => {
    await save(SLOGAN, { de: "Unser Slogan" });
    expect(await changes()).toMatchObject([
      {
        resource: "pages",
        recordId: "home.hero_tagline",
        adminUserId: "edgar",
        action: "update",
        before: { title: "Startseite, Slogan", content_value: builtInText(SLOGAN, "de"), version: 0 },
        after: { content_value: "Unser Slogan", version: 1 },
      },
    ]);
  });

  it("is not written without a change", async () => {
    await save(SLOGAN, { de: "Unser Slogan" });
    expect(await save(SLOGAN, {})).toMatchObject({ ok: true });
    expect(await changes()).toHaveLength(1);
  });

  it("is a list with one item per line, stored with pipes", async () => {
    await save(TOPICS, { de: "Ton \r\n\r\nLicht\nSchnitt" });
    expect(await findSavedTexts("services/podcast", "de")).toEqual({ topics: "Ton|Licht|Schnitt" });
    expect((await find(TOPICS)).form.content_value).toBe("Ton\nLicht\nSchnitt");
  });

  it("is active again when it is saved over an inactive row", async () => {
    const row = { pageKey: "home", sectionKey: "hero_tagline", languageCode: "de", contentValue: "Alt", isActive: false };
    await write((tx) => tx.pageContent.create({ data: row }));
    await save(SLOGAN, { de: "Neu" });
    expect(await findSavedTexts("home", "de")).toEqual({ hero_tagline: "Neu" });
  });
});

describe("a text of a service area", () => {
  it("is edited in one language, with its own version", async () => {
    const edit = { form: { content_value: "On air" }, version: 0, by: "edgar" };
    expect(await saveText(areaTexts, { ...RADIO, extent: "en" }, edit)).toMatchObject({ ok: true });
    expect(await saveText(areaTexts, { ...RADIO, extent: "es" }, { ...edit, form: { content_value: "En el aire" } })).toMatchObject({ ok: true });
    expect(await findSavedTexts("radio", "en")).toEqual({ hero_text: "On air" });
    expect((await changes()).map(({ resource, recordId }) => `${resource} ${recordId}`)).toEqual(["content radio.hero_text.en", "content radio.hero_text.es"]);
    expect((await countRecords()).content).toBe(2);
    await saveText(areaTexts, { ...RADIO, extent: "es" }, { ...edit, form: { content_value: "" }, version: 1 });
    expect((await countRecords()).content).toBe(1);
    const late = await saveText(areaTexts, { ...RADIO, extent: "en" }, { ...edit, form: { content_value: "Too late" } });
    expect(late).toMatchObject({ ok: false, reason: "conflict", conflict: { version: 1, conflicts: [{ name: "content_value", stored: "On air" }] } });
  });
});

describe("two editors of one text", () => {
  it("get their changes of different languages merged", async () => {
    await save(SLOGAN, { de: "Eins", en: "One" });
    const version = (await find(SLOGAN)).version;
    await save(SLOGAN, { de: "Zwei" }, version);
    const form = { content_value: "Eins", en: { content_value: "Two" }, es: { content_value: "" } };
    expect(await saveText(pageTexts, { ...SLOGAN, extent: "all" }, { form, version, by: "zoe" })).toMatchObject({ ok: true });
    expect(await findSavedTexts("home", "de")).toEqual({ hero_tagline: "Zwei" });
    expect(await findSavedTexts("home", "en")).toEqual({ hero_tagline: "Two" });
  });

  it("get one success and one conflict in the same language at the same time", async () => {
    const results = await Promise.all(["A", "B"].map((de) => save(SLOGAN, { de }, 0, de)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: "conflict" });
  });
});

describe("the state of a text", () => {
  it("is missing if only the German one was saved, and newGerman when that changes", async () => {
    expect(await state(SLOGAN, "en")).toBe("builtIn");
    await save(SLOGAN, { de: "Eins" });
    expect([await state(SLOGAN, "de"), await state(SLOGAN, "en")]).toEqual(["edited", "missing"]);
    await save(SLOGAN, { en: "One" });
    expect(await state(SLOGAN, "en")).toBe("edited");
    await save(SLOGAN, { de: "Zwei" });
    expect(await state(SLOGAN, "en")).toBe("newGerman");
  });

  it("is edited again after a save without a change", async () => {
    await save(SLOGAN, { de: "Eins", en: "One" });
    await save(SLOGAN, { de: "Zwei" });
    await save(SLOGAN, {});
    expect(await state(SLOGAN, "en")).toBe("edited");
    expect((await changes()).at(-1)).toMatchObject({ action: "confirm" });
  });

  it("is newBuiltIn when the built-in text changed after the save", async () => {
    await save(RADIO, { en: "Ours" });
    expect(await state(RADIO, "en")).toBe("edited");
    const data = { builtInText: "What the dictionary said last year" };
    await write((tx) => tx.content.updateMany({ where: { languageCode: "en" }, data }));
    expect(await state(RADIO, "en")).toBe("newBuiltIn");
  });

  it("is builtIn for a text that equals the built-in one", async () => {
    await save(SLOGAN, { de: builtInText(SLOGAN, "de") });
    expect([await state(SLOGAN, "de"), await state(SLOGAN, "es")]).toEqual(["builtIn", "builtIn"]);
  });
});
