import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { startSession } from "~/domain/people/access/sessions.server";
import { typedForm } from "~/domain/texts/site-texts.server";
import { problemsIn, textsSchema } from "~/domain/texts/text-schema";
import { isLegal } from "~/i18n/legal-texts";
import { builtInText, PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import { read, write } from "~/platform/database.server";
import * as textForm from "~/routes/admin.texts.edit";
import * as pagesScreen from "~/routes/admin.pages";
import * as textsScreen from "~/routes/admin.words";
import * as textsFile from "~/routes/admin.words.export.file";
import { whileAway } from "../../harness/sql";
import { postOf, requestWith, thrownBy } from "../../http/browser";
import { emptyOffice, employ, HOME } from "../people/access/factories";

const sessions = new Map<string, string>();

type Fields = Record<string, string>;
type Call = { role?: "viewer" | "editor"; params?: Fields; fields?: Fields };

async function callOf({ role = "editor", params = {}, fields }: Call) {
  const init = fields && postOf(Object.entries(fields));
  return { request: await requestWith(sessions.get(role) ?? null, "/admin/words", init), params, context: {} };
}

const TOPICS = { page: "services-podcast", section: "topics" };
const SHOWREEL = { page: "home", section: "showreel_url" };

beforeAll(async () => {
  await emptyOffice();
  for (const role of ["viewer", "editor"] as const) {
    const { userId } = await employ({ role });
    sessions.set(role, await write((tx) => startSession(tx, { userId, visit: HOME })));
  }
});

const conflictIn = z.object({ data: z.object({ conflict: z.object({ url: z.string(), version: z.number(), values: z.looseObject({}) }) }) });

describe("the form of a text", () => {
  it("opens for people who may change it, and read-only for all others", async () => {
    expect(await textForm.loader(await callOf({ params: TOPICS }))).toMatchObject({ isRestored: false, isReadOnly: false, values: { version: 0 } });
    expect(await textForm.loader(await callOf({ role: "viewer", params: TOPICS }))).toMatchObject({ isReadOnly: true });
    const area = await textForm.loader(await callOf({ role: "viewer", params: { area: "radio", language: "en", field: "title" } }));
    expect(area).toMatchObject({ isReadOnly: true });
    expect((await thrownBy(textForm.action(await callOf({ role: "viewer", params: TOPICS, fields: { de: "x", version: "0" } })))).status).toBe(403);
    expect(await pagesScreen.loader(await callOf({ role: "viewer" }))).toMatchObject({ mayEdit: false, isTableMissing: false });
  });

  it.each([
    ["an unknown page", textForm.loader, { page: "impressum", section: "title" }],
    ["an unknown text of a page", textForm.loader, { page: "home", section: "constructor" }],
    ["a service area in place of a page", textForm.loader, { page: "radio", section: "title" }],
    ["another language", textForm.loader, { area: "radio", language: "xx", field: "title" }],
  ])("answers 404 for %s", async (_, loader, params) => {
    expect((await thrownBy(Promise.resolve(loader(await callOf({ params }))))).status).toBe(404);
  });

  it("opens with the texts of the site, and removes a saved text by a button, in its language only", async () => {
    const params = { page: "home", section: "team_title" };
    const key = { page: "home", section: "team_title" } as const;
    const [de, en, es] = (["de", "en", "es"] as const).map((language) => builtInText(key, language));
    const opened = { content_value: de ?? "", "en.content_value": en ?? "", "es.content_value": es ?? "" };
    const saved = () => read.pageContent.findMany({ where: { sectionKey: "team_title", contentValue: { not: "" } }, orderBy: { languageCode: "asc" }, select: { languageCode: true, contentValue: true } });
    const values = { content_value: de, en: { content_value: en }, es: { content_value: es }, version: 0 };
    expect(await textForm.loader(await callOf({ params }))).toMatchObject({ values });
    await textForm.action(await callOf({ params, fields: { ...opened, version: "0" } }));
    expect(await read.pageContent.count({ where: { sectionKey: "team_title" } })).toBe(0);

    const typed = { ...opened, content_value: "Wir", "en.content_value": "We" };
    await textForm.action(await callOf({ params, fields: { ...typed, version: "0" } }));
    expect(await saved()).toEqual([{ languageCode: "de", contentValue: "Wir" }, { languageCode: "en", contentValue: "We" }]);
    await textForm.action(await callOf({ params, fields: { ...typed, version: "2", built_in: "en" } }));
    expect(await saved()).toEqual([{ languageCode: "de", contentValue: "Wir" }]);
    expect(await textForm.loader(await callOf({ params }))).toMatchObject({ values: { content_value: "Wir", en: { content_value: en } } });
  });

  it("accepts every built-in text", () => {
    for (const key of PAGE_KEYS.filter((page) => !isLegal(page)).flatMap((page) => sectionKeysOf(page).map((section) => ({ page, section })))) {
      const form = typedForm({ ...key, extent: "all" }, { content_value: "" });
      expect([key, textsSchema.safeParse({ ...form, version: 0 }).data, problemsIn(key, form)]).toEqual([key, { ...form, version: 0 }, {}]);
    }
  });

  it("refuses a pipe in a list, keeps every value and stores nothing", async () => {
    const fields = { content_value: "Ton\nLicht | Schatten", "en.content_value": "Sound", version: "0" };
    const answer = await textForm.action(await callOf({ params: TOPICS, fields }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { reply: { initialValue: { en: { content_value: "Sound" } }, error: { content_value: [expect.stringContaining("eigene Zeile")] } } },
    });
    expect(await read.pageContent.count({ where: { sectionKey: "topics" } })).toBe(0);
  });

  it("refuses an invalid address of the showreel in the language that contains it", async () => {
    const fields = { content_value: "https://youtu.be/abcdefghijk", "es.content_value": "mi vídeo", version: "0" };
    expect(await textForm.action(await callOf({ params: SHOWREEL, fields }))).toMatchObject({
      init: { status: 422 },
      data: { reply: { error: { "es.content_value": [expect.stringContaining("Adresse eines Videos")] } } },
    });
  });

  it("leads to the list after saving, and reports a conflict about the same text", async () => {
    const params = { area: "radio", language: "en", field: "cta_text" };
    const save = async (text: string) => textForm.action(await callOf({ params, fields: { content_value: text, version: "0" } }));
    expect(await save("Call us")).toRedirectTo("/admin/content?area=radio&language=en");
    expect(await save("Write to us")).toMatchObject({
      init: { status: 409 },
      data: { conflict: { conflicts: [{ name: "content_value", stored: "Call us", typed: "Write to us" }] } },
    });
  });
});

it("a translation stores the German text that its author saw, even after a conflict", async () => {
  const params = { page: "home", section: "about_title" };
  const post = async (de: string, en: string, version: string, url = "/admin/pages") => {
    const init = postOf(Object.entries({ content_value: de, "en.content_value": en, "es.content_value": "", version }));
    return textForm.action({ request: await requestWith(sessions.get("editor") ?? null, url, init), params, context: {} });
  };
  const source = async () => (await read.pageContent.findFirst({ where: { sectionKey: "about_title", languageCode: "en" } }))?.germanText;
  await post("Eins", "One", "0");
  const [{ version }] = [(await textForm.loader(await callOf({ params }))).subject.stored];
  await post("Zwei", "One", version.toString());
  await post("Eins", "The one", version.toString());
  expect(await source()).toBe("Eins");
  const answer = await post("Eins", "Number one", version.toString());
  expect(answer).toMatchObject({ data: { conflict: { conflicts: [{ name: "en.content_value" }], values: { content_value: "Zwei" } } } });
  const { url, version: stored } = conflictIn.parse(answer).data.conflict;
  await post("Zwei", "Number one", stored.toString(), url);
  expect(await source()).toBe("Eins");
});

describe.each<Fields>([{ area: "radio", field: "subtitle" }, { page: "privacy" }])("a translation of %j in its own form", (place) => {
  const open = async (language: string) => (await textForm.loader(await callOf({ params: { ...place, language } }))).values;
  const send = async (language: string, fields: object) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
    return textForm.action(await callOf({ params: { ...place, language }, fields: Object.fromEntries(texts) }));
  };
  const save = async (language: string, opened: object, content_value: string) => {
    expect(await send(language, { ...opened, content_value })).toMatchObject({ status: 303 });
  };
  const sourceOf = async (contentValue: string) => {
    const where = { where: { contentValue, languageCode: "en" } };
    return ((await read.content.findFirst(where)) ?? (await read.pageContent.findFirst(where)))?.germanText;
  };

  it("stores the German text that was shown beside it", async () => {
    await save("de", await open("de"), "Eins");
    const english = await open("en");
    await save("de", await open("de"), "Zwei");
    await save("en", english, "One");
    expect(await sourceOf("One")).toBe("Eins");
    await save("en", await open("en"), "Two");
    expect(await sourceOf("Two")).toBe("Zwei");
  });

  it("stores it also when a conflict is sent again", async () => {
    await save("de", await open("de"), "Drei");
    const english = await open("en");
    await save("en", await open("en"), "Three");
    await save("de", await open("de"), "Vier");
    const answer = await send("en", { ...english, content_value: "The third" });
    const { values, version } = conflictIn.parse(answer).data.conflict;
    await save("en", { ...values, version }, "The third");
    expect(await sourceOf("The third")).toBe("Drei");
  });

  it.each(["+275760-09-13T00:00:00Z", "999999", "-000001-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "gestern"])("is saved by a form with the invalid opening time %s", async (opened_at) => {
    await save("de", await open("de"), "Heute");
    await save("en", { ...(await open("en")), opened_at }, `Today, ${opened_at}`);
    expect(await sourceOf(`Today, ${opened_at}`)).toBe("Heute");
  });
});

it("the list of all texts contains every text and its state", async () => {
  const { texts, state } = await textsScreen.loader(await callOf({ role: "viewer" }));
  // 49 of pages, 2 legal ones, 40 of service areas, 30 of the podcast page
  expect(texts).toHaveLength(121);
  expect(state).toBeNull();
});

it("an export of unreadable texts leads to the export page instead of a broken download", async () => {
  const answer = await whileAway("pages_content", async () => textsFile.loader(await callOf({})));
  expect(answer).toRedirectTo("/admin/words/export");
});
