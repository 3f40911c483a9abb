import { beforeEach, describe, expect, it } from "vitest";
import { listRecentChanges, recordChange } from "~/domain/record/changes.server";
import { write } from "~/platform/database.server";

const change = { by: null, resource: "partner", recordId: "p1", action: "update" } as const;

beforeEach(() => write((tx) => tx.change.deleteMany()));

describe("recordChange", () => {
  it("stores the record before and after the change, with dates as text", async () => {
    const before = { name: "Old", updatedAt: new Date("2026-01-02T03:04:05Z"), logoUrl: undefined, tags: ["a"] };
    await write((tx) => recordChange(tx, { ...change, before, after: { name: "New" } }));

    expect(await listRecentChanges(1)).toMatchObject([
      { resource: "partner", recordId: "p1", action: "update", adminUserId: null, after: { name: "New" } },
    ]);
    const [stored] = await listRecentChanges(1);
    expect(stored?.before).toEqual({ name: "Old", updatedAt: "2026-01-02T03:04:05.000Z", tags: ["a"] });
  });

  it("stores null if there was no record before or after", async () => {
    await write((tx) => recordChange(tx, { ...change, action: "create", before: null, after: {} }));

    expect(await listRecentChanges(1)).toMatchObject([{ before: null, after: {} }]);
  });

  it("is rolled back with its transaction", async () => {
    const failing = write(async (tx) => {
      await recordChange(tx, { ...change, before: null, after: null });
      throw new Error("changed my mind");
    });

    await expect(failing).rejects.toThrow("changed my mind");
    expect(await listRecentChanges(1)).toEqual([]);
  });
});

describe("listRecentChanges", () => {
  it("returns simultaneous changes in their order, newest first", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index.toString());
    await write(async (tx) => {
      for (const recordId of ids) await recordChange(tx, { ...change, recordId, before: null, after: null });
    });

    expect((await listRecentChanges(20)).map(({ recordId }) => recordId)).toEqual(ids.toReversed());
  });

  it("returns the newest changes up to the limit", async () => {
    for (const recordId of ["first", "second", "third"]) {
      await write((tx) => recordChange(tx, { ...change, recordId, before: null, after: null }));
    }

    const recent = await listRecentChanges(2);
    expect(recent.map(({ recordId }) => recordId)).toEqual(["third", "second"]);
  });
});
