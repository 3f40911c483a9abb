import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listActiveServices, listServicesForAdmin, serviceRecords } from "~/domain/services/services.server";
import { read } from "~/platform/database.server";
import { BY, emptyServices, formWith, createService, createServices } from "./factories";

const titles = async () => (await listActiveServices("de")).map(({ title }) => title).join(" ");

beforeEach(emptyServices);

describe("a service", () => {
  it("is stored with all values of its form", async () => {
    const { id } = await createService({ icon: "Tv", category: "additional", es: { title: "Vuelos de dron", description: "" } });
    expect(await read.service.findUnique({ where: { id } })).toMatchObject({
      title: "Drohnenflüge",
      icon: "Tv",
      category: "additional",
      isActive: true,
      sortOrder: 1,
    });
    expect(await listActiveServices("es")).toMatchObject([{ title: "Vuelos de dron", description: "Bilder von oben." }]);
  });

  it("goes to the end of its category, unless the form has a number", async () => {
    await createService();
    await createService({ category: "additional" });
    expect(await createService()).toMatchObject({ sortOrder: 2 });
    expect(await createService({ category: "additional" })).toMatchObject({ sortOrder: 2 });
    expect(await createService({ sort_order: 9 })).toMatchObject({ sortOrder: 9 });
  });

  it("gets no number that its form refuses, even behind the highest one, and in no order", async () => {
    const numbers = async () => (await read.service.findMany({ orderBy: [{ sortOrder: "asc" }, { id: "asc" }] })).map(({ title, sortOrder }) => `${title} ${sortOrder.toString()}`);
    await createService({ title: "A" });
    await createService({ title: "Last", sort_order: 999_999 });
    await createService({ title: "B" });
    expect(await numbers()).toEqual(["A 1", "B 3", "Last 999999"]);
    const { id, version } = await createService({ title: "Also last", sort_order: 999_999 });
    const [one, other] = (await numbers()).slice(-2).map((text) => text.replace(/ \d+$/, ""));
    const direction = one === "Also last" ? "down" : "up";
    expect(await serviceRecords.move({ id, version, direction, by: BY })).toMatchObject({ ok: true });
    expect(await numbers()).toEqual(["A 1", "B 2", `${other ?? ""} 3`, `${one ?? ""} 4`]);
  });

  it("is created once when its form is sent twice without a number", async () => {
    const twice = { id: randomUUID(), form: formWith(), by: BY };
    await Promise.all([serviceRecords.create(twice), serviceRecords.create(twice)]);
    expect(await read.service.count()).toBe(1);
  });

  it("keeps its number when the field was left empty", async () => {
    const { id, version } = await createService({ sort_order: 7 });
    await serviceRecords.update({ id, version, form: formWith({ title: "Neu" }), by: BY });
    await serviceRecords.update({ id, version: 2, form: formWith({ title: "Neu" }), by: BY });
    expect(await serviceRecords.findRow(id)).toMatchObject({ title: "Neu", sortOrder: 7, version: 2 });
  });

  it("is deleted for good, with its texts; the history keeps it", async () => {
    const { id, version } = await createService({ es: { title: "Vuelos", description: "" } });
    expect(await serviceRecords.remove({ id, version, by: BY })).toMatchObject({ ok: true, record: { title: "Drohnenflüge" } });
    expect(await read.service.count()).toBe(0);
    expect(await read.translation.count()).toBe(0);
    const [, change] = await read.change.findMany({ where: { recordId: id }, orderBy: { createdAt: "asc" } });
    expect(change).toMatchObject({ action: "delete", before: { title: "Drohnenflüge", es: { title: "Vuelos" } }, after: null });
    expect(await serviceRecords.update({ id, version, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("gets a new id when the form of a deleted service is sent again", async () => {
    const { id, version } = await createService();
    await serviceRecords.remove({ id, version, by: BY });
    const again = await serviceRecords.create({ id, form: formWith(), by: BY });
    expect(again.ok && again.record.id !== id).toBe(true);
  });

  it("is not deleted if it was edited in the meantime", async () => {
    const { id, version } = await createService();
    await serviceRecords.update({ id, version, form: formWith({ title: "Neu" }), by: BY });
    expect(await serviceRecords.remove({ id, version, by: BY })).toEqual({ ok: false, reason: "conflict" });
  });

  it("moves by one step within its category", async () => {
    for (const title of ["A", "B"]) await createService({ title });
    await createService({ title: "Z", category: "additional" });
    const second = await createService({ title: "C" });
    expect(await serviceRecords.move({ id: second.id, version: second.version, direction: "up", by: BY })).toMatchObject({ ok: true });
    const [main] = (await listServicesForAdmin({ page: 1 })).lists;
    expect(main?.rows.map(({ title }) => title)).toEqual(["A", "C", "B"]);
    expect(await titles()).toContain("C");
  });
});

describe("the two categories", () => {
  it("are listed one after the other, page by page, with places counted per category", async () => {
    await createServices(40);
    const pages = await Promise.all([1, 2, 3].map((page) => listServicesForAdmin({ page })));
    expect(pages.map(({ page, pageCount, lists }) => [page, pageCount, ...lists.map(({ count, rows }) => [count, rows.length])])).toEqual([
      [1, 3, [20, 16], [20, 0]],
      [2, 3, [20, 4], [20, 12]],
      [3, 3, [20, 0], [20, 8]],
    ]);
    const [main, additional] = pages[1]?.lists ?? [];
    expect(main?.rows.at(-1)).toMatchObject({ title: "Service 39", place: 20, isLast: true });
    expect(additional?.rows[0]).toMatchObject({ title: "Service 2", place: 1, isFirst: true });
  });

  it("open the page of a new or moved service", async () => {
    await createServices(40);
    const { id, version } = await createService({ title: "Neu", category: "main", sort_order: 99 });
    expect(await serviceRecords.pageOf({ id })).toBe(2);
    const move = { id, version, direction: "place", place: 3, by: BY } as const;
    expect(await serviceRecords.move(move)).toMatchObject({ movedTo: { place: 3, count: 21, page: 1 } });
    const other = await createService({ title: "Auch", category: "additional", sort_order: 99 });
    expect(await serviceRecords.pageOf(other)).toBe(3);
    expect(await serviceRecords.move({ id: other.id, version: 1, direction: "up", filter: "additional", by: BY })).toMatchObject({
      movedTo: { place: 20, count: 21, page: 2 },
    });
  });

  it("are each listed completely in pages", async () => {
    await createServices(68);
    const { lists, filter, page, pageCount } = await listServicesForAdmin({ filter: "additional", page: 3 });
    const list = lists.find(({ key }) => key === "additional");
    expect({ count: list?.count, filter, page, pageCount }).toEqual({ filter: "additional", count: 34, page: 3, pageCount: 3 });
    expect(list?.rows.map(({ title, isLast }) => [title, isLast])).toEqual([
      ["Service 66", false],
      ["Service 68", true],
    ]);
  });
});
