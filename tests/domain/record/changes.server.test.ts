import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { listRecentChanges, recordChange, recordSitting } from "~/domain/record/changes.server";
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

  it("dates changes by the clock again after it was set back", async () => {
    onTestFinished(() => void vi.useRealTimers());
    for (const time of ["2036-01-01T12:00:00Z", "2026-11-22T12:00:00Z"]) {
      vi.setSystemTime(time);
      await write((tx) => recordChange(tx, { ...change, recordId: time, before: null, after: null }));
    }
    const [, last] = await listRecentChanges(2);
    expect(last).toMatchObject({ recordId: "2026-11-22T12:00:00Z", createdAt: new Date("2026-11-22T12:00:00Z") });
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

describe("recordSitting", () => {
  const place = { by: null, resource: "partner", recordId: "p1" };

  it.each([
    ["extends the last edit that it continues", "update", 2, ["update"]],
    ["extends no edit beside it", "update", 1, ["update", "update"]],
    ["extends no creation", "create", 2, ["update", "create"]],
    ["extends no restore", "restore", 2, ["update", "restore"]],
  ] as const)("%s", async (_, action, version, found) => {
    await write((tx) => recordChange(tx, { ...place, action, before: { version: 1 }, after: { version: 2 } }));
    await write((tx) => recordSitting(tx, { ...place, before: { version }, after: { version: 3 } }));
    const changes = await listRecentChanges(3);
    expect(changes.map(({ action }) => action)).toEqual(found);
    expect(changes[0]?.after).toEqual({ version: 3 });
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
