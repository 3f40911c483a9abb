import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listActiveSponsors, listSponsorsForAdmin, sponsorRecords } from "~/domain/sponsors/sponsors.server";
import { groupBySection } from "~/domain/sponsors/sponsors";
import type { Target } from "~/domain/record/move-record.server";
import { read, write } from "~/platform/database.server";
import { BY, emptySponsors, formWith, createSponsor, createSponsors } from "./factories";

const names = async () => (await listActiveSponsors("de")).map(({ name }) => name);

beforeEach(emptySponsors);

describe("a sponsor", () => {
  it("is stored with all values of its form, active and last in the order", async () => {
    await createSponsor({ name: "Wer schon da war" });
    const form = formWith({
      name: "Hotel Aurora",
      category: "Podcast - Jahressponsor",
      description: "Ein Haus am Meer.",
      logo_url: "/artwork/sponsors/hotel-lluna-salada.svg",
      website_url: "https://aurora.example/",
      es: { description: "Una casa junto al mar." },
    });
    const id = randomUUID();
    expect(await sponsorRecords.create({ id, form, by: BY })).toMatchObject({ ok: true, record: { id } });
    expect(await read.partner.findUnique({ where: { id } })).toMatchObject({
      name: "Hotel Aurora",
      category: "Podcast - Jahressponsor",
      logoUrl: "/artwork/sponsors/hotel-lluna-salada.svg",
      websiteUrl: "https://aurora.example/",
      isActive: true,
      sortOrder: 2,
    });
    expect(await listActiveSponsors("es")).toMatchObject([{}, { name: "Hotel Aurora", description: "Una casa junto al mar." }]);
    expect(await read.change.findMany({ where: { recordId: id } })).toMatchObject([{ resource: "sponsors", action: "create", adminUserId: BY }]);
  });

  it("is created once when its form is sent twice", async () => {
    const twice = { id: randomUUID(), form: formWith(), by: BY };
    await Promise.all([sponsorRecords.create(twice), sponsorRecords.create(twice)]);
    expect(await names()).toEqual(["Bodega Nova"]);
  });

  it("merges edits of two people and reports a conflict about the same field", async () => {
    const { id, version } = await createSponsor({ description: "Alt" });
    await sponsorRecords.update({ id, version, form: formWith({ description: "Alt", website_url: "https://a.example/" }), by: "first" });
    expect(await sponsorRecords.update({ id, version, form: formWith({ description: "Neu" }), by: "second" })).toMatchObject({ ok: true });
    expect(await sponsorRecords.findRow(id)).toMatchObject({ description: "Neu", websiteUrl: "https://a.example/", version: 3 });
    expect(await sponsorRecords.update({ id, version, form: formWith({ description: "Anders" }), by: "third" })).toMatchObject({
      reason: "conflict",
      conflict: { conflicts: [{ name: "description", stored: "Neu", typed: "Anders" }] },
    });
  });

  it("that was deleted is in no list, but its row remains", async () => {
    const { id, version } = await createSponsor();
    expect(await sponsorRecords.remove({ id, version, by: BY })).toMatchObject({ ok: true, record: { name: "Bodega Nova" } });
    expect(await names()).toEqual([]);
    expect(await read.partner.findUnique({ where: { id } })).toMatchObject({ isActive: false });
    expect(await sponsorRecords.update({ id, version, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
    expect(await sponsorRecords.update({ id: "nobody", version, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("moves past the sponsors of other lists", async () => {
    for (const [name, category] of [
      ["A", "Sonstige"],
      ["X", "Siente España Premium"],
      ["B", "Eine ganz andere"],
      ["Y", "Siente España Premium"],
    ] as const) {
      await createSponsor({ name, category });
    }
    const rows = await read.partner.findMany({ where: { name: "B" }, select: { id: true, version: true } });
    for (const row of rows) await sponsorRecords.move({ ...row, direction: "up", by: BY });
    expect(await names()).toEqual(["B", "X", "A", "Y"]);
  });
});

describe("an imported sponsor with incomplete data", () => {
  const elsewhere = { id: "from-elsewhere", name: "", category: "", websiteUrl: "www.firma.example" };

  beforeEach(() => write((tx) => tx.partner.create({ data: { ...elsewhere, version: 1, sortOrder: 1 } })));

  it("without a category gets the last one and can be saved", async () => {
    const found = await sponsorRecords.find(elsewhere.id);
    expect(found?.values).toMatchObject({ category: "Sonstige" });
    const edit = { id: elsewhere.id, version: 1, form: formWith({ category: "Sonstige", description: "Neu" }), by: BY };
    expect(await sponsorRecords.update(edit)).toMatchObject({ ok: true, record: { category: "Sonstige" } });
  });

  it("can be restored and reset, even to values that its form would refuse", async () => {
    await sponsorRecords.remove({ id: elsewhere.id, version: 1, by: BY });
    const deleted = await sponsorRecords.findDeleted(elsewhere.id);
    const back = await sponsorRecords.restoreDeleted({ id: elsewhere.id, deletion: deleted?.deletion ?? "", by: BY });
    expect(back).toMatchObject({ ok: true, record: { version: 3, values: { website_url: "www.firma.example" } } });
    await sponsorRecords.update({ id: elsewhere.id, version: 3, form: formWith(), by: BY });
    const { id: changeId } = await read.change.findFirstOrThrow({ where: { action: "restore" }, select: { id: true } });
    const state = { changeId, side: "after" } as const;
    expect(await sponsorRecords.restorer(elsewhere.id).previewReset(state)).toMatchObject({ version: 4 });
    await sponsorRecords.restorer(elsewhere.id).reset({ state, version: 4, by: BY });
    expect(await sponsorRecords.findRow(elsewhere.id)).toMatchObject({ name: "", websiteUrl: "www.firma.example" });
  });

  it("accepts a translation without a check of its name", async () => {
    const text = { id: elsewhere.id, language: "es", texts: { description: "Hola" } } as const;
    expect(sponsorRecords.takesTexts(text)).toBe(true);
    expect(sponsorRecords.takesTexts({ ...text, texts: { description: "x".repeat(3001) } })).toBe(false);
  });
});

describe("the four lists of sponsors", () => {
  it("contain each sponsor once, with counts, page by page", async () => {
    await createSponsors(40);
    await createSponsor({ name: "Ohne Liste", category: "Tagessponsoren" });
    const pages = await Promise.all([1, 2, 3].map((page) => listSponsorsForAdmin({ page })));
    expect(pages[0]?.lists.map(({ key, count, rows }) => [key, count, rows.length])).toEqual([
      ["premium", 10, 10],
      ["standard", 10, 6],
      ["yearly", 10, 0],
      ["project", 11, 0],
    ]);
    const shown = pages.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows));
    expect(pages.map(({ page, pageCount }) => [page, pageCount])).toEqual([[1, 3], [2, 3], [3, 3]]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(41);
    expect(shown).toHaveLength(41);
    expect(pages[0]?.lists[0]?.rows.map(({ place, isFirst, isLast }) => [place, isFirst || isLast])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index === 0 || index === 9]),
    );
  });

  it("are each listed completely in pages", async () => {
    await createSponsors(200);
    const { lists, filter, page, pageCount } = await listSponsorsForAdmin({ filter: "yearly", page: 2 });
    const list = lists.find(({ key }) => key === "yearly");
    expect({ count: list?.count, filter, page, pageCount }).toEqual({ filter: "yearly", count: 50, page: 2, pageCount: 5 });
    expect(list?.rows.at(-1)).toMatchObject({ name: "Sponsor 94", isLast: false });
    expect(list?.rows.every(({ category }) => category === "Radio - Jahressponsor")).toBe(true);
  });

  it("move a sponsor only past those of its section on the site", async () => {
    for (const [name, category] of [["R1", "Radio"], ["P1", "Podcast"], ["R2", "Radio"], ["P2", "Podcast"]] as const) {
      await createSponsor({ name, category });
    }
    const project = async () => (await listSponsorsForAdmin({ page: 1 })).lists.find(({ key }) => key === "project")?.rows ?? [];
    expect((await project()).map(({ name, place, isFirst, isLast }) => [name, place, isFirst, isLast])).toEqual([
      ["P1", 1, true, false],
      ["P2", 2, false, true],
      ["R1", 1, true, false],
      ["R2", 2, false, true],
    ]);
    const move = async (name: string, target: Target) => {
      const { id, version } = (await project()).find((sponsor) => sponsor.name === name) ?? { id: "nobody", version: 0 };
      return sponsorRecords.move({ id, version, by: BY, ...target });
    };
    const onSite = async () => groupBySection(await listActiveSponsors("de")).map(({ sponsors }) => sponsors.map(({ name }) => name).join(" "));
    expect(await move("R2", { direction: "up" })).toMatchObject({ movedTo: { place: 1, count: 2, page: 1 } });
    expect(await onSite()).toEqual(["P1 P2", "R2 R1"]);
    expect(await move("P2", { direction: "place", place: 1 })).toMatchObject({ movedTo: { place: 1, count: 2 } });
    expect(await move("P1", { direction: "down" })).toMatchObject({ movedTo: { place: 2, count: 2 } });
    expect(await onSite()).toEqual(["P2 P1", "R2 R1"]);
    const r1 = (await project()).find(({ name }) => name === "R1")?.id ?? "";
    expect(await move("P1", { direction: "down", onto: r1 })).toEqual({ ok: false, reason: "conflict" });
  });
});
