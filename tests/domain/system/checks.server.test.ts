import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { expect, it, onTestFinished, vi } from "vitest";
import { checkDatabase, checkDisk, checkStorage, checkSurroundings } from "~/domain/system/checks.server";
import { findFreeBytes } from "~/platform/disk-space.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";

vi.mock("~/platform/disk-space.server", { spy: true });

it("the checks leave no probe files behind", async () => {
  expect(await checkSurroundings()).toContainEqual(expect.objectContaining({ name: "storage", state: "ok" }));
  expect((await readdir(env.DATA_DIR, { recursive: true })).filter((name) => name.includes("probe-"))).toEqual([]);
});

it("a storage that returns other bytes than it got is reported", async () => {
  const open = vi.spyOn(storage, "open").mockResolvedValue({ stream: Readable.from([Buffer.from("other")]), size: 5, etag: "" });
  onTestFinished(() => open.mockRestore());
  expect(await checkStorage()).toEqual({ name: "storage", state: "wrong", detail: "what was stored could not be read again" });
});

it.each([
  [0.05, "wrong"],
  [0.5, "warning"],
  [2, "ok"],
])("a disk with %d GB left is %s", async (gigabytes, state) => {
  vi.mocked(findFreeBytes).mockResolvedValueOnce(gigabytes * 1024 ** 3);
  expect((await checkDisk()).state).toBe(state);
});

it.runIf(env.DATABASE_URL.startsWith("file:")).each([
  [-60, "wrong"],
  [-10, "warning"],
  [0, "ok"],
  [10, "warning"],
  [60, "wrong"],
])("a clock that is ahead by %d seconds is %s", async (seconds, state) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + seconds * 1_000);
  expect((await checkDatabase({ looksForDamages: false })).clock).toMatchObject([{ state }]);
});
