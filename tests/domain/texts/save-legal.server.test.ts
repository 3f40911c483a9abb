import { beforeEach, describe, expect, it } from "vitest";
import { companySetting } from "~/domain/company/company.server";
import { findLegalText, legalTexts } from "~/domain/texts/legal-texts.server";
import { findText, saveText } from "~/domain/texts/text-kind.server";
import { restorerOfText } from "~/domain/texts/text-operations.server";
import { plainText } from "~/domain/texts/legal-document";
import type { LegalTextKey } from "~/domain/texts/text-kinds";
import { textStateOf } from "~/domain/texts/text";
import { read, write } from "~/platform/database.server";
import { countStatements } from "../team/statements";

const GERMAN: LegalTextKey = { page: "legal/privacy", language: "de" };
const ENGLISH: LegalTextKey = { page: "legal/privacy", language: "en" };

/** Saves over the stored version, or over the given one. */
async function save(place: LegalTextKey, texts: { content_value?: string; status?: string }, { madeFrom, by = "edgar" }: { madeFrom?: number; by?: string } = {}) {
  const { form, version } = await findText(legalTexts, place);
  return saveText(legalTexts, place, { form: { ...form, ...texts }, version: madeFrom ?? version, by });
}

async function moveTo(street: string) {
  const { form, version } = await companySetting.find();
  await companySetting.save({ form: { ...form, street }, version, by: "edgar" });
}

async function shown(language: "de" | "en" | "es") {
  const { document, ...text } = await findLegalText("legal/privacy", language);
  return { ...text, titles: document.sections.map(({ title }) => plainText(title)) };
}

const state = async (place: LegalTextKey) => textStateOf((await findText(legalTexts, place)).text, place.language);
const changes = () => read.change.findMany({ orderBy: { createdAt: "asc" } });

beforeEach(() =>
  write(async (tx) => {
    await tx.pageContent.deleteMany();
    await tx.change.deleteMany();
  }),
);

describe("a legal page", () => {
  it("shows the built-in German text in every language while no other is saved", async () => {
    for (const language of ["de", "en", "es"] as const) {
      const { titles, ...text } = await shown(language);
      expect([text, titles.length]).toEqual([{ language: "de", status: "2025-01" }, 10]);
    }
  });

  it("ignores a saved text that is inactive in the table", async () => {
    await save(GERMAN, { content_value: "## Neu", status: "2026-02" });
    await write((tx) => tx.pageContent.updateMany({ data: { isActive: false } }));
    expect(await shown("de")).toMatchObject({ status: "2025-01", titles: { length: 10 } });
  });

  it("shows the saved text of its language, otherwise the German one with its month", async () => {
    const version = async () => (await read.contentVersion.aggregate({ _sum: { version: true } }))._sum.version ?? 0;
    const before = await version();
    await save(GERMAN, { content_value: "## Neu", status: "2026-02" });
    expect(await version()).toBeGreaterThan(before);
    expect(await shown("es")).toEqual({ language: "de", status: "2026-02", titles: ["Neu"] });
    await save(ENGLISH, { content_value: "## New" });
    expect(await shown("en")).toEqual({ language: "en", status: "2026-02", titles: ["New"] });
    await save(ENGLISH, { status: "2026-03" });
    expect((await shown("en")).status).toBe("2026-03");
    expect(await shown("de")).toEqual({ language: "de", status: "2026-02", titles: ["Neu"] });
    await save(ENGLISH, { content_value: "" });
    expect(await shown("en")).toEqual({ language: "de", status: "2026-02", titles: ["Neu"] });
  });

  it("shows the built-in text once it was restored, even if the company facts change later", async () => {
    const notice: LegalTextKey = { page: "legal/notice", language: "de" };
    const { form: usual } = await findText(legalTexts, notice);
    await save(notice, { content_value: "## Neu" });
    await save(notice, usual);
    expect((await read.pageContent.findMany({ where: { sectionKey: "text" } })).map(({ contentValue }) => contentValue)).toEqual([""]);
    expect(await state(notice)).toBe("builtIn");
    await moveTo("Carrer Nou 7");
    expect(JSON.stringify(await findLegalText("legal/notice", "de"))).toContain("Carrer Nou 7");
    await write((tx) => tx.websiteSetting.deleteMany());
  });

  it("keeps the built-in text if the company facts change while its form is open", async () => {
    const notice: LegalTextKey = { page: "legal/notice", language: "de" };
    await moveTo("Carrer Vell 3");
    const opened = await findText(legalTexts, notice);
    await moveTo("Carrer Nou 7");
    await saveText(legalTexts, notice, { form: { ...opened.form, status: "2026-02" }, version: opened.version, by: "edgar" });
    expect(JSON.stringify(await findLegalText("legal/notice", "de"))).toContain("Carrer Nou 7");
    await write((tx) => tx.websiteSetting.deleteMany());
  });

  it("is read with one query, and one for the company facts", async () => {
    expect(await countStatements(() => findLegalText("legal/privacy", "en"))).toBe(2);
    await save(ENGLISH, { content_value: "## New", status: "2026-03" });
    expect(await countStatements(() => findLegalText("legal/privacy", "en"))).toBe(2);
  });

  it("ignores an invalid month in the table", async () => {
    await save(GERMAN, { status: "2026-02" });
    await write((tx) => tx.pageContent.updateMany({ where: { sectionKey: "status" }, data: { contentValue: "bald" } }));
    expect((await shown("de")).status).toBe("2025-01");
  });
});

describe("the form of a legal text", () => {
  it("opens with the built-in text, and writes nothing without a change", async () => {
    const { form } = await findText(legalTexts, GERMAN);
    expect(form.status).toBe("2025-01");
    expect(form.content_value).toContain("## 6. Cookies {#cookies}");
    expect((await findText(legalTexts, ENGLISH)).form).toEqual({ content_value: "", status: "" });
    expect(await save(GERMAN, {})).toMatchObject({ ok: true, record: { version: 0 } });
    expect(await changes()).toEqual([]);
  });

  it("is recorded with the texts shown before and after", async () => {
    await save(GERMAN, { content_value: "Kurz." });
    expect(await changes()).toMatchObject([
      {
        resource: "legal",
        recordId: "privacy.de",
        adminUserId: "edgar",
        action: "update",
        before: { version: 0 },
        after: { title: "Datenschutzerklärung (Deutsch)", content_value: "Kurz.", status: "2025-01", version: 1 },
      },
    ]);
    expect(JSON.stringify((await changes())[0]?.before)).toContain("Verantwortlicher");
  });

  it("merges edits of different fields and reports a conflict about the same field", async () => {
    await save(GERMAN, { content_value: "Erste" });
    await save(GERMAN, { content_value: "Zweite" });
    const typed = { content_value: "Erste", status: "2026-05" };
    expect(await save(GERMAN, typed, { madeFrom: 1 })).toMatchObject({ ok: true });
    expect((await findText(legalTexts, GERMAN)).form).toEqual({ content_value: "Zweite", status: "2026-05" });
    expect(await save(GERMAN, { content_value: "Dritte" }, { madeFrom: 1 })).toMatchObject({
      ok: false,
      reason: "conflict",
      conflict: { conflicts: [{ name: "content_value", base: "Erste", stored: "Zweite", typed: "Dritte" }] },
    });
  });

  it("writes once when it is sent twice at the same moment", async () => {
    const form = { content_value: "Einmal", status: "2026-01" };
    const sent = await Promise.all([1, 2].map(() => saveText(legalTexts, GERMAN, { form, version: 0, by: "edgar" })));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect(await changes()).toHaveLength(1);
  });
});

describe("the state of a legal text", () => {
  it("is germanOnly until it is translated, newGerman when German changes, and edited again when it is confirmed", async () => {
    expect([await state(GERMAN), await state(ENGLISH)]).toEqual(["builtIn", "germanOnly"]);
    await save(ENGLISH, { content_value: "Ours" });
    expect(await state(ENGLISH)).toBe("edited");
    await save(GERMAN, { content_value: "Anders" });
    expect([await state(GERMAN), await state(ENGLISH)]).toEqual(["edited", "newGerman"]);
    await save(ENGLISH, {});
    expect(await state(ENGLISH)).toBe("edited");
    expect((await changes()).at(-1)).toMatchObject({ action: "confirm", recordId: "privacy.en" });
  });

  it("is newBuiltIn when the built-in text changed after the save", async () => {
    await save(GERMAN, { content_value: "Unserer" });
    await write((tx) => tx.pageContent.updateMany({ data: { builtInText: "Der vom letzten Jahr" } }));
    expect(await state(GERMAN)).toBe("newBuiltIn");
  });
});

describe("an earlier version of a legal text", () => {
  it("is restored as a change of its own, unless somebody else saved first", async () => {
    await save(GERMAN, { content_value: "Eins" });
    await save(GERMAN, { content_value: "Zwei", status: "2026-07" });
    const [first] = await changes();
    const state = { changeId: first?.id ?? "", side: "after" } as const;
    const preview = await restorerOfText(legalTexts, GERMAN).previewReset(state);
    expect(preview).toMatchObject({ version: 3, differences: [{ name: "content_value", before: "Zwei", after: "Eins" }, { name: "status", after: "2025-01" }] });
    expect(await restorerOfText(legalTexts, GERMAN).reset({ state, version: 2, by: "zoe" })).toMatchObject({ ok: false, reason: "conflict" });
    expect(await restorerOfText(legalTexts, GERMAN).reset({ state, version: 3, by: "zoe" })).toMatchObject({ ok: true });
    expect(await restorerOfText(legalTexts, GERMAN).reset({ state, version: 3, by: "zoe" })).toMatchObject({ ok: true });
    expect((await findText(legalTexts, GERMAN)).form).toEqual({ content_value: "Eins", status: "2025-01" });
    expect((await changes()).map(({ action }) => action)).toEqual(["update", "update", "restore"]);
    expect(await restorerOfText(legalTexts, ENGLISH).previewReset(state)).toBeNull();
  });
});
