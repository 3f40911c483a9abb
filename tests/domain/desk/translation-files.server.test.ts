import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CurrentUser, initialPermissions } from "~/domain/people/access/permissions";
import { listTranslatableTexts } from "~/domain/desk/translation-overview.server";
import { applyImport, keepImport, tryImport } from "~/domain/desk/translation-import.server";
import { readTranslationFile } from "~/domain/desk/read-translation-file.server";
import { changedSince, countOpenTexts, fingerprintOf, openTranslationFile } from "~/domain/desk/translation-export.server";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { findPodcastContent } from "~/domain/texts/podcast-sections.server";
import { findLegalText } from "~/domain/texts/legal-texts.server";
import type { Language } from "~/i18n/languages";
import { LANGUAGES } from "~/i18n/languages";
import { read, write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { allOf } from "~/platform/in-portions";
import { isLostLink } from "~/paths";
import { createProjects } from "../projects/factories";
import { countStatements } from "../team/statements";
import { until } from "../../harness/until";
import { fillEmptyDatabase } from "../../../prisma/fill";

const names = { id: "e", adminUserId: "edgar", email: "edgar@calima.example", firstName: "Edgar", lastName: "Vent", owesSecondFactor: false };
const EDITOR: CurrentUser = { ...names, roleName: "editor", permissions: initialPermissions("editor") };
const IMPORTER = { user: EDITOR, isLost: isLostLink };

type Format = "csv" | "json";
type Row = { key: string; now: string | null; translation: string; fingerprint: string };

async function exported(language: Language, format: Format = "csv", extent: "all" | "open" = "all"): Promise<Row[]> {
  const content = await text(await openTranslationFile({ language, format, extent, mayRead: () => true }));
  const file = await readTranslationFile(new TextEncoder().encode(content));
  if (!file.ok) throw new Error(file.problem);
  return [...file.file.rows];
}

/** Uploads a file and returns its dry run. */
async function dryRun(language: Language, rows: readonly Row[], user = EDITOR) {
  const id = await keepImport({ file: { language, rows }, fileName: "a.csv", by: user.adminUserId });
  const found = await tryImport(id, { ...IMPORTER, user });
  if (found === null) throw new Error("the import was not saved");
  return { id, ...found };
}

/** The rows with new translations for some keys. */
function translated(rows: readonly Row[], texts: Record<string, string>): Row[] {
  return rows.map((row) => ({ ...row, translation: texts[row.key] ?? row.translation }));
}

const changes = () => read.change.findMany({ orderBy: { createdAt: "asc" } });

/** All texts, by language and key. */
async function allTexts() {
  const texts = await allOf(listTranslatableTexts());
  return new Map(LANGUAGES.flatMap((language) => texts.map((text) => [`${language} ${text.key}`, text.texts[language]] as const)));
}

let memberKey = "";
let pictureKey = "";

beforeAll(async () => {
  await fillEmptyDatabase(env.DATABASE_URL);
  const picture = { filename: "a.webp", originalName: "a.png", filePath: "general/a.webp", fileSize: 1, mimeType: "image/webp", width: 1, height: 1, widths: [] };
  const { id } = await write((tx) => tx.mediaAsset.create({ data: { ...picture, altText: "Hafen" } }));
  pictureKey = `media/${id}/alt_text`;
  const member = await read.teamMember.findFirstOrThrow({ orderBy: { sortOrder: "asc" } });
  memberKey = `team/${member.id}/position`;
});

beforeEach(() => write((tx) => tx.change.deleteMany()));

describe("an export that is imported unchanged", () => {
  it.each(LANGUAGES.flatMap((language) => (["csv", "json"] as const).map((format) => [language, format] as const)))("changes nothing: %s as %s", async (language, format) => {
    const rows = await exported(language, format);
    const { run, id, seen } = await dryRun(language, rows);
    expect(run).toEqual({ changes: [], conflicts: [], invalid: [], unknown: [], forbidden: [], misplaced: [], unchanged: rows.length });
    expect(await applyImport({ id, ...IMPORTER, seen, taken: [] })).toEqual({ ok: true, count: 0 });
    expect(await changes()).toEqual([]);
  });

  it("lists texts that were typed into the neighbouring column, and imports none of them", async () => {
    const rows = (await exported("en")).map((row) => (row.key === memberKey ? { ...row, now: "Typed into the wrong cell" } : row));
    const { run } = await dryRun("en", rows);
    expect(run.misplaced).toHaveLength(1);
    expect([run.changes, run.conflicts]).toEqual([[], []]);
  });

  it("lists such texts also when their own cell is empty because it was missing or cut out", async () => {
    const rows = await exported("en");
    const missing = rows.find(({ now }) => now === "")?.key;
    const typed = rows.map((row) => (row.key === missing || row.key === memberKey ? { ...row, now: "Typed beside it", translation: "" } : row));
    const { run } = await dryRun("en", typed);
    expect(missing).toBeDefined();
    expect(run.misplaced).toHaveLength(2);
    expect([run.changes, run.conflicts, run.unknown]).toEqual([[], [], []]);
  });

  it("counts every row of the file, also one that is empty and has no text any more", async () => {
    const rows = [...(await exported("en")), { key: "team/gone/bio", now: null, translation: " ", fingerprint: "" }];
    const { run } = await dryRun("en", rows);
    expect([run.unchanged, run.unknown]).toEqual([rows.length, []]);
  });

  it("has each text once, and only texts that a person may read", async () => {
    const rows = await exported("en");
    const prefixes = new Set(rows.map(({ key }) => key.split("/")[0]));
    expect([...prefixes].toSorted()).toEqual(["content", "legal", "media", "pages", "podcast", "podcast_crew", "projects", "services", "sponsors", "team"]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const csv = await text(await openTranslationFile({ language: "en", format: "csv", extent: "all", mayRead: (resource) => resource === "media" }));
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.split("\r\n").filter(Boolean)).toHaveLength(2);
  });

  it("keeps a multi-line text in one cell, also for a spreadsheet that starts a row at every line end", async () => {
    const csv = await text(await openTranslationFile({ language: "de", format: "csv", extent: "all", mayRead: () => true }));
    const rows: string[][] = parse(csv, { bom: true, delimiter: ";", record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true });
    expect(rows.some((row) => row.some((cell) => cell.includes("\n")))).toBe(true);
    expect(rows.filter((row) => row.length !== 7)).toEqual([]);
  });
});

it("an export escapes a text that begins like a formula", async () => {
  const formula = translated(await exported("en"), { "pages/home/hero_cta": "=1+1" });
  const { id, seen } = await dryRun("en", formula);
  await applyImport({ id, ...IMPORTER, seen, taken: [] });
  const csv = await text(await openTranslationFile({ language: "en", format: "csv", extent: "all", mayRead: () => true }));
  expect([csv.includes("=1+1"), /[;"]=1\+1/.test(csv)]).toEqual([true, false]);
});

describe("an export of open translations", () => {
  const openKeys = async (language: Language) => (await exported(language, "csv", "open")).map(({ key }) => key);

  it("has the missing and outdated texts of its language, and those that exist in German only", async () => {
    const before = await openKeys("en");
    expect(before).toEqual(expect.arrayContaining(["legal/privacy/text", pictureKey]));
    for (const key of ["pages/home/hero_cta", "content/radio/subtitle", memberKey]) expect(before).not.toContain(key);
    const texts = { "pages/home/hero_cta": "Schau her", "content/radio/subtitle": "Neu gesagt", [memberKey]: "Kapitänin" };
    const german = await dryRun("de", translated(await exported("de"), texts));
    await applyImport({ id: german.id, ...IMPORTER, seen: german.seen, taken: [] });
    const open = await openKeys("en");
    expect(open.toSorted()).toEqual([...before, ...Object.keys(texts)].toSorted());
    expect((await countOpenTexts(() => true)).en).toBe(open.length);
    expect((await countOpenTexts((resource) => resource === "media")).en).toBe(1);
  });

  it("is imported like a full export", async () => {
    const rows = await exported("es", "csv", "open");
    const { run } = await dryRun("es", translated(rows, { [pictureKey]: "Muelle" }));
    expect(run.changes.map(({ key }) => key)).toEqual([pictureKey]);
    expect(run).toMatchObject({ conflicts: [], invalid: [], unknown: [], misplaced: [] });
  });
});

describe("a translated file", () => {
  it("changes exactly its texts in its language, with one change per record", async () => {
    const rows = await exported("es");
    const texts = {
      "pages/about/mission_text": "Contamos el viento.",
      "pages/services/podcast/topics": "Sonido\nLuz",
      "content/radio/title": "Ondas",
      "podcast/hero/title": "Hasta el final",
      "podcast/services/services.2.features": "Silencio\nVistas",
      "podcast/services/services.2.title": "Estudio",
      "legal/privacy/text": "## Datos\n\nPocos.",
      [memberKey]: "Directora del viento",
      [pictureKey]: "Puerto",
    };
    const before = await allTexts();
    const { run, id, seen } = await dryRun("es", translated(rows, texts));
    expect(run.conflicts).toEqual([]);
    expect(run.changes.map(({ key }) => key).toSorted()).toEqual(Object.keys(texts).toSorted());
    expect(await read.change.count()).toBe(0);
    expect(await applyImport({ id, ...IMPORTER, seen, taken: [] })).toEqual({ ok: true, count: 9 });
    expect(await applyImport({ id, ...IMPORTER, seen, taken: [] })).toEqual({ ok: true, count: 9 });
    const after = await allTexts();
    const differing = [...after].filter(([key, text]) => before.get(key) !== text);
    expect(Object.fromEntries(differing)).toEqual(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`es ${key}`, text])));
    expect((await changes()).map(({ resource }) => resource).toSorted()).toEqual(["content", "legal", "media", "pages", "pages", "podcast_content", "podcast_content", "team"]);
    expect((await changes()).every(({ adminUserId, action }) => adminUserId === "edgar" && action === "update")).toBe(true);
    expect(await findSavedTexts("services/podcast", "es")).toEqual({ topics: "Sonido|Luz" });
    expect((await findPodcastContent("es")).services.services[1]).toMatchObject({ title: "Estudio", features: ["Silencio", "Vistas"] });
    expect((await findLegalText("legal/privacy", "es")).language).toBe("es");
  });

  it("is imported once when its button is pressed twice at the same moment", async () => {
    const { id, seen } = await dryRun("es", translated(await exported("es"), { "pages/about/vision_text": "Vemos el viento." }));
    const accepted = { id, ...IMPORTER, seen, taken: [] };
    expect(await Promise.all([applyImport(accepted), applyImport(accepted)])).toEqual([{ ok: true, count: 1 }, { ok: true, count: 1 }]);
    expect(await changes()).toHaveLength(1);
  });

  it("may also be German", async () => {
    const { id, seen } = await dryRun("de", translated(await exported("de"), { [memberKey]: "Chefin vom Wind" }));
    expect(await applyImport({ id, ...IMPORTER, seen, taken: [] })).toEqual({ ok: true, count: 1 });
    expect((await allTexts()).get(`de ${memberKey}`)).toBe("Chefin vom Wind");
  });

  it("needs no more queries for many new texts of the podcast page than for one", async () => {
    const rows = (await exported("es")).filter(({ key }) => key.startsWith("podcast/services/"));
    const costOf = (count: number) => countStatements(() => dryRun("es", rows.slice(0, count).map((row) => ({ ...row, translation: `${row.translation} nuevo` }))));
    expect(await costOf(5)).toBe(await costOf(1));
  });

  it("lists invalid and unknown texts and texts that the person may not change", async () => {
    const rows = await exported("en");
    const odd = translated(rows, {
      "pages/home/showreel_url": "nowhere",
      "legal/privacy/text": "[Contact](kontakt)",
      "pages/services/podcast/topics": "Sound | Light",
      "podcast/cta/title": "x".repeat(121),
      [pictureKey]: "x".repeat(301),
      [memberKey]: "y".repeat(121),
      "content/radio/title": "Waves",
    });
    const permissions = { ...initialPermissions("editor"), content: initialPermissions("viewer").content };
    const { run } = await dryRun("en", [...odd, { key: "pages/home/nothing", now: "", translation: "x", fingerprint: "" }], { ...EDITOR, permissions });
    expect(run.invalid.map(({ key }) => key).toSorted()).toEqual(["legal/privacy/text", "pages/home/showreel_url", "pages/services/podcast/topics", "podcast/cta/title", memberKey, pictureKey].toSorted());
    expect(run.unknown).toEqual(["pages/home/nothing"]);
    expect(run.forbidden).toEqual(["Radio, Titel"]);
    expect(run.changes).toEqual([]);
  });
});

it("an import drops characters that no database stores, such as an escaped NUL or a character cut in half", async () => {
  const word = '{"key":"pages/home/team_title","translation":"Our \\u0000tea\\ud83dm","fingerprint":""}';
  const odd = `{"format":"calima-words","language":"en","words":[${word},{"key":"${"k".repeat(299)}😀","translation":"x","fingerprint":""}]}`;
  const read = await readTranslationFile(new TextEncoder().encode(odd));
  if (!read.ok) throw new Error(read.problem);
  const id = await keepImport({ file: read.file, fileName: `${"n".repeat(199)}😀.json`, by: EDITOR.adminUserId });
  const found = await tryImport(id, IMPORTER);
  expect(found?.file.fileName).toBe("n".repeat(199));
  expect(found?.run.unknown).toEqual(["k".repeat(299)]);
  expect(found?.run.conflicts).toMatchObject([{ key: "pages/home/team_title", next: "Our team" }]);
});

it("an import reports links of a legal text to missing pages and sections, as the form does", async () => {
  const rows = await exported("en");
  const linking = (address: string) => dryRun("en", translated(rows, { "legal/privacy/text": `[Here](${address})\n## Place` }));
  const { run, id, seen } = await linking("/no-such-page");
  expect(run.invalid).toMatchObject([{ key: "legal/privacy/text", problem: "Ein Link zu „/no-such-page“ führt nirgendwohin: Diese Seite gibt es auf dieser Website nicht." }]);
  expect(await applyImport({ id, ...IMPORTER, seen, taken: ["legal/privacy/text"] })).toEqual({ ok: true, count: 0 });
  expect((await linking("#missing")).run.invalid).toMatchObject([{ problem: "Ein Link zu „#missing“ führt nirgendwohin: Diesen Abschnitt gibt es in diesem Text nicht." }]);
  for (const address of ["/en/team?x#y", "/media/general/a.webp", "https://calima.example/nowhere", "#place"]) expect((await linking(address)).run.invalid).toEqual([]);
});

describe("a text that changed on the site since the export", () => {
  const KEY = "pages/home/team_title";

  async function conflicting() {
    const rows = await exported("en");
    const now = (await dryRun("en", translated(rows, { [KEY]: `Ours ${Date.now().toString()}` })));
    await applyImport({ id: now.id, ...IMPORTER, seen: now.seen, taken: [] });
    return dryRun("en", translated(rows, { [KEY]: "Theirs", "pages/home/team_text": "No conflicting" }));
  }

  it("is a conflict, and stays unless the file's version is chosen", async () => {
    const { run, id, seen } = await conflicting();
    expect(run.conflicts).toMatchObject([{ key: KEY, next: "Theirs", hasNewText: true, hasNewGerman: false }]);
    expect(run.conflicts[0]?.now).toContain("Ours");
    expect(await applyImport({ id, ...IMPORTER, seen, taken: [] })).toEqual({ ok: true, count: 1 });
    expect((await allTexts()).get(`en ${KEY}`)).toContain("Ours");
    const again = await conflicting();
    expect(await applyImport({ id: again.id, ...IMPORTER, seen: again.seen, taken: again.run.conflicts.map(({ mark }) => mark) })).toMatchObject({ ok: true });
    expect((await allTexts()).get(`en ${KEY}`)).toBe("Theirs");
  });

  it("is a conflict also when only the German text has changed", async () => {
    const rows = await exported("en");
    const germanRows = await exported("de");
    const german = await dryRun("de", translated(germanRows, { "pages/home/hero_cta": "Anders" }));
    await applyImport({ id: german.id, ...IMPORTER, seen: german.seen, taken: [] });
    const old = await dryRun("de", translated(germanRows, { "pages/home/hero_cta": "Noch anders" }));
    expect(old.run.conflicts).toMatchObject([{ hasNewText: true, hasNewGerman: false }]);
    const { run } = await dryRun("en", translated(rows, { "pages/home/hero_cta": "As it was" }));
    expect(run.conflicts).toMatchObject([{ key: "pages/home/hero_cta", german: "Anders", hasNewText: false, hasNewGerman: true }]);
  });

  it("prevents the whole import if it changed after the dry run", async () => {
    const rows = await exported("en");
    const late = await dryRun("en", translated(rows, { "pages/contact/title": "Late", "pages/contact/intro": "Also late" }));
    const quick = await dryRun("en", translated(rows, { "pages/contact/title": "Quick" }));
    expect(await applyImport({ id: quick.id, ...IMPORTER, seen: quick.seen, taken: [] })).toEqual({ ok: true, count: 1 });
    expect(await applyImport({ id: late.id, ...IMPORTER, seen: late.seen, taken: [] })).toEqual({ ok: false, reason: "conflict" });
    const texts = await allTexts();
    expect([texts.get("en pages/contact/title"), texts.get("en pages/contact/intro")]).toEqual(["Quick", rows.find(({ key }) => key === "pages/contact/intro")?.now]);
  });

  it("prevents the import also if only its German text changed after the dry run", async () => {
    const late = await dryRun("en", translated(await exported("en"), { "pages/contact/title": "Of another German text" }));
    const german = await dryRun("de", translated(await exported("de"), { "pages/contact/title": "Schreiben Sie uns bald" }));
    expect(await applyImport({ id: german.id, ...IMPORTER, seen: german.seen, taken: [] })).toEqual({ ok: true, count: 1 });
    expect(await applyImport({ id: late.id, ...IMPORTER, seen: late.seen, taken: [] })).toEqual({ ok: false, reason: "conflict" });
    expect((await allTexts()).get("en pages/contact/title")).not.toBe("Of another German text");
  });
});

it("an import that nobody confirmed expires after a day", async () => {
  const { id } = await dryRun("en", await exported("en"));
  await write((tx) => tx.wordImport.updateMany({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }));
  expect(await tryImport(id, IMPORTER)).toBeNull();
  expect(await applyImport({ id, ...IMPORTER, seen: "x", taken: [] })).toEqual({ ok: false, reason: "missing" });
  await dryRun("en", await exported("en"));
  expect(await read.wordImport.count({ where: { id } })).toBe(0);
});

describe("a fingerprint", () => {
  it("tells which of the two texts has changed, ignoring line ends", () => {
    const made = fingerprintOf({ german: "Eins\nzwei", now: "One" });
    expect(changedSince(made, { german: "Eins\r\nzwei", now: "One" })).toEqual({ german: false, now: false });
    expect(changedSince(` ${made.toUpperCase()} `, { german: "Eins\nzwei", now: "One" })).toEqual({ german: false, now: false });
    expect(changedSince(made, { german: "Drei", now: "One" })).toEqual({ german: true, now: false });
    expect(changedSince(made, { german: "Eins\nzwei", now: "Uno" })).toEqual({ german: false, now: true });
    expect(changedSince("1,2E+15", { german: "", now: "" })).toEqual({ german: true, now: true });
    expect(made).toMatch(/^f/);
  });
});

it("a long import leaves the event loop free, and stops before a text that others have changed", async () => {
  await createProjects(200);
  const rows = (await exported("en")).filter(({ key, now }) => /^projects\/.*\/description$/.test(key) && now === "");
  const last = rows.at(-1)?.key.split("/")[1] ?? "";
  const texts = Object.fromEntries(rows.map(({ key }) => [key, "About the film."]));
  const { id, seen } = await dryRun("en", translated(rows, texts));
  const applied = applyImport({ id, ...IMPORTER, seen, taken: [] });
  await until("some texts are written", async () => (await changes()).length > 0);
  await write((tx) => tx.project.update({ where: { id: last }, data: { description: "Neu." } }));
  const result = await applied;
  expect(result).toMatchObject({ ok: false, reason: "partly" });
  expect(await changes()).toHaveLength("count" in result ? result.count : 0);
  const { run } = (await tryImport(id, IMPORTER)) ?? {};
  expect([run?.changes.length, run?.conflicts.length]).toEqual([rows.length - (await changes()).length - 1, 1]);
});
