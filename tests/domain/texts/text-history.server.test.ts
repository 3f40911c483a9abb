import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sourceOf } from "~/domain/desk/translation-overview.server";
import { groupOf } from "~/domain/record/any-record";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { podcastSections, readPodcastSection } from "~/domain/texts/podcast-sections.server";
import { areaTexts, pageTexts } from "~/domain/texts/site-texts.server";
import { findText, saveText } from "~/domain/texts/text-kind.server";
import { TEXTS } from "~/domain/texts/text-operations.server";
import { textStateOf } from "~/domain/texts/text";
import { textViewAt } from "~/domain/texts/text-views";
import type { Language } from "~/i18n/languages";
import { takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import * as history from "~/routes/admin.texts.history";
import * as restore from "~/routes/admin.texts.history.$changeId.restore";
import { thrownBy } from "../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../record/record-screens";

const BY = "edgar";
const SLOGAN = { page: "home", section: "hero_tagline", extent: "all" } as const;
const TOPICS = { page: "services/podcast", section: "topics", extent: "all" } as const;
const RADIO = { page: "radio", section: "hero_text", extent: "en" } as const;
const HERO = { key: "hero", language: "es" } as const;
const NOTICE = { page: "legal/notice", language: "de" } as const;

/** A kind of text: its URL parameters, how to save and read it, its list, its public page, and its key in an import. */
type Case = { kind: string; params: Record<string, string>; write: (text: string) => Promise<unknown>; said: () => Promise<string>; list: string; page: string; imported: { key: string; language: Language } };

const KINDS: Case[] = [
  {
    kind: "pages",
    params: { page: "services-podcast", section: "topics" },
    write: async (text: string) => {
      const { form, version } = await findText(pageTexts, TOPICS);
      return saveText(pageTexts, TOPICS, { form: { ...form, content_value: text }, version, by: BY });
    },
    said: async () => (await findText(pageTexts, TOPICS)).form.content_value,
    list: "/admin/pages?page=services%2Fpodcast",
    page: "/services/podcast",
    imported: { key: "pages/services/podcast/topics", language: "de" },
  },
  {
    kind: "content",
    params: { area: "radio", field: "hero_text", language: "en" },
    write: async (text: string) => {
      const { version } = await findText(areaTexts, RADIO);
      return saveText(areaTexts, RADIO, { form: { content_value: text }, version, by: BY });
    },
    said: async () => (await findText(areaTexts, RADIO)).form.content_value,
    list: "/admin/content?area=radio&language=en",
    page: "/services/radio",
    imported: { key: "content/radio/hero_text", language: "en" },
  },
  {
    kind: "podcast-content",
    params: { key: "hero", language: "es" },
    write: async (title: string) => {
      const { form, version } = await findText(podcastSections, HERO);
      return saveText(podcastSections, HERO, { form: { ...form, title }, version, by: BY });
    },
    said: async () => (await findText(podcastSections, HERO)).form.title,
    list: "/admin/podcast-content?language=es",
    page: "/services/podcast",
    imported: { key: "podcast/hero/title", language: "es" },
  },
  {
    kind: "legal",
    params: { page: "notice", language: "de" },
    write: async (text: string) => {
      const { form, version } = await findText(legalTexts, NOTICE);
      return saveText(legalTexts, NOTICE, { form: { ...form, content_value: text }, version, by: BY });
    },
    said: async () => (await findText(legalTexts, NOTICE)).form.content_value,
    list: "/admin/legal",
    page: "/impressum",
    imported: { key: "legal/notice/text", language: "de" },
  },
];

const changes = () => read.change.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

async function call(role: Role, params: Record<string, string>, fields?: Record<string, string>) {
  return { ...(await callOf(role, "/admin/texts", fields && multipart(fields))), params };
}

async function noticeOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("the form was not answered with a redirect");
  const headers = { Cookie: answer.headers.get("Set-Cookie") ?? "" };
  return (await takeNotice(new Request("http://site.example/admin", { headers }))).notice;
}

beforeAll(signInAs);
beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.content.deleteMany();
    await tx.podcastContent.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe.each(KINDS)("the history of a text of $kind", ({ kind, params, write: save, said, list, page, imported }) => {
  it("shows each edit, and restores a text as a change of its own", async () => {
    await save("Eins");
    await save("Zwei");
    const { entries, text, title } = await history.loader(await call("viewer", params));
    expect(entries.map(({ isCurrent, canReset }) => ({ isCurrent, ...canReset }))).toEqual([
      { isCurrent: true, before: false, after: false },
      { isCurrent: false, before: true, after: true },
    ]);
    expect(textViewAt(text)?.list.url).toBe(list);
    const at = { ...params, changeId: entries[1]?.id ?? "" };
    const asked = await restore.loader(await call("editor", at));
    expect(asked).toMatchObject({ title, differences: [{ before: "Zwei", after: "Eins" }] });
    const answer = await restore.action(await call("editor", at, { version: asked.version.toString() }));
    expect(answer).toRedirectTo(textViewAt(text)?.urls.history() ?? "");
    expect(await noticeOf(answer)).toMatchObject({ kind: "success", link: { url: page, text: "Auf der Website ansehen" } });
    expect(textViewAt(text)?.urls.history()).toContain(`/admin/${kind}/`);
    expect(await said()).toBe("Eins");
    expect((await changes()).map(({ action }) => action)).toEqual(["update", "update", "restore"]);
  });

  it("shows an import as well, and reverts it", async () => {
    await save("Eins");
    const { key, language } = imported;
    await write((tx) => sourceOf(key).put(tx, [{ key, value: "Aus der Datei" }], { language, by: BY }));
    expect(await said()).toBe("Aus der Datei");
    const { entries } = await history.loader(await call("viewer", params));
    expect(entries.map(({ differences }) => differences.map(({ after }) => after))).toEqual([["Aus der Datei"], ["Eins"]]);
    const at = { ...params, changeId: entries[1]?.id ?? "" };
    const { version } = await restore.loader(await call("editor", at));
    await restore.action(await call("editor", at, { version: version.toString() }));
    expect(await said()).toBe("Eins");
  });

  it("restores the built-in text from before the first edit", async () => {
    const before = await said();
    await save("Eins");
    const [first] = await changes();
    const at = { ...(await call("editor", { ...params, changeId: first?.id ?? "" }, { version: "1" })) };
    const request = new Request(`${at.request.url}?side=before`, at.request);
    await restore.action({ ...at, request });
    expect(await said()).toBe(before);
  });

  it("reports a conflict when somebody else saved first, and knows no change of another text", async () => {
    await save("Eins");
    const [first] = await changes();
    await save("Zwei");
    const late = answered(await restore.action(await call("editor", { ...params, changeId: first?.id ?? "" }, { version: "1" })));
    expect(late).toMatchObject({ status: 409, data: { hasChanged: true } });
    expect(await said()).toBe("Zwei");
    expect((await thrownBy(restore.loader(await call("editor", { ...params, changeId: "none" })))).status).toBe(404);
  });

  it("is readable by people who may read the text, and restores only for people who may change it", async () => {
    expect((await thrownBy(restore.loader(await call("viewer", { ...params, changeId: "none" })))).status).toBe(403);
    expect((await thrownBy(restore.action(await call("viewer", { ...params, changeId: "none" }, { version: "1" })))).status).toBe(403);
    const [name = ""] = Object.keys(params);
    expect((await thrownBy(history.loader(await call("viewer", { ...params, [name]: "nowhere" })))).status).toBe(404);
  });
});

it("a reset of one language keeps the others and stores the current German source", async () => {
  const edit = async (texts: object) => {
    const { form, version } = await findText(pageTexts, SLOGAN);
    return saveText(pageTexts, SLOGAN, { form: { ...form, ...texts }, version, by: BY });
  };
  await edit({ content_value: "Eins", en: { content_value: "One" } });
  await edit({ en: { content_value: "Two" } });
  const [first] = await changes();
  const params = { page: "home", section: "hero_tagline", changeId: first?.id ?? "" };
  const { version } = await restore.loader(await call("editor", params));
  await restore.action(await call("editor", params, { version: version.toString() }));
  const { form, text } = await findText(pageTexts, SLOGAN);
  expect(form).toMatchObject({ content_value: "Eins", en: { content_value: "One" } });
  expect(text.texts).toMatchObject({ de: { version: 1 }, en: { version: 3, germanText: "Eins" } });
});

it("a version that the form would refuse today cannot be restored", async () => {
  const { form, version } = await findText(legalTexts, NOTICE);
  await saveText(legalTexts, NOTICE, { form: { ...form, content_value: "Eins" }, version, by: BY });
  const after = { content_value: "x".repeat(40_001), status: "", version: 1 };
  await write((tx) => tx.change.updateMany({ data: { after } }));
  const [first] = await changes();
  expect((await thrownBy(restore.loader(await call("editor", { ...NOTICE, page: "notice", changeId: first?.id ?? "" })))).status).toBe(404);
});

/** A kind of text: how to save its German and its English text, and the state of the English one. */
const TRANSLATED = [
  {
    kind: "pages",
    place: { resource: "pages", recordId: "home.hero_tagline" } as const,
    write: async (language: "de" | "en", text: string) => {
      const { form, version } = await findText(pageTexts, SLOGAN);
      const texts = language === "de" ? { content_value: text } : { en: { content_value: text } };
      return saveText(pageTexts, SLOGAN, { form: { ...form, ...texts }, version, by: BY });
    },
    state: async () => textStateOf((await findText(pageTexts, SLOGAN)).text, "en"),
  },
  {
    kind: "content",
    place: { resource: "content", recordId: "radio.hero_text.en" } as const,
    write: async (extent: "de" | "en", text: string) => {
      const { version } = await findText(areaTexts, { ...RADIO, extent });
      return saveText(areaTexts, { ...RADIO, extent }, { form: { content_value: text }, version, by: BY });
    },
    state: async () => textStateOf((await findText(areaTexts, RADIO)).text, "en"),
  },
  {
    kind: "podcast-content",
    place: { resource: "podcast_content", recordId: "hero.en" } as const,
    write: async (language: "de" | "en", title: string) => {
      const { form, version } = await findText(podcastSections, { ...HERO, language });
      return saveText(podcastSections, { ...HERO, language }, { form: { ...form, title }, version, by: BY });
    },
    state: async () => (await readPodcastSection({ ...HERO, language: "en" })).states.title,
  },
  {
    kind: "legal",
    place: { resource: "legal", recordId: "notice.en" } as const,
    write: async (language: "de" | "en", text: string) => {
      const { form, version } = await findText(legalTexts, { ...NOTICE, language });
      return saveText(legalTexts, { ...NOTICE, language }, { form: { ...form, content_value: text }, version, by: BY });
    },
    state: async () => textStateOf((await findText(legalTexts, { ...NOTICE, language: "en" })).text, "en"),
  },
];

describe.each(TRANSLATED)("resetting a translation of $kind", ({ place, write: save, state }) => {
  /** Reverts the last change of the translation. */
  async function takeBack(snapshot?: object) {
    const last = await read.change.findFirst({ where: place, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
    const id = last?.id ?? "";
    const before: object = { ...groupOf(last?.before), ...snapshot };
    await write((tx) => tx.change.update({ where: { id }, data: { before } }));
    const restorer = TEXTS[place.resource].at(place.recordId)?.restorer;
    const { version } = (await restorer?.find()) ?? { version: 0 };
    return restorer?.reset({ state: { changeId: id, side: "before" }, version, by: BY });
  }

  it("makes it newGerman again", async () => {
    await save("de", "Eins");
    await save("en", "One");
    await save("de", "Zwei");
    await save("en", "Two");
    expect(await state()).toBe("edited");
    expect(await takeBack()).toMatchObject({ ok: true });
    expect(await state()).toBe("newGerman");
  });

  it("makes it edited again, and newGerman if its source was not stored", async () => {
    await save("de", "Eins");
    await save("en", "One");
    await save("en", "Two");
    await takeBack();
    expect(await state()).toBe("edited");
    await save("en", "Three");
    await takeBack({ source: null });
    expect(await state()).toBe("newGerman");
  });
});
