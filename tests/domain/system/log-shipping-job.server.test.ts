import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { logShippingJob, shippingState } from "~/domain/system/log-shipping-job.server";
import { openBackupPlace } from "~/platform/backup/backup-place.server";
import { listShipped } from "~/platform/backup/shipped-files";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { storage } from "~/platform/storage.server";
import { diskStorage } from "~/platform/storage-disk.server";
import { tableSql } from "../../../prisma/migrations";
import { sqlOf } from "../../harness/sql";
import { emptyOffice } from "../people/access/factories";

vi.mock("~/platform/backup/backup-place.server", { spy: true });

/** No request is running any more. */
const SERVED = Promise.resolve();
/** Even a busy machine ships in this time. */
const ONE_MINUTE_MS = 60_000;

let folder: string;

// the tables of tests are created without the list of applied migrations
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "calima-shipping-job-"));
  const sql = sqlOf(env.DATABASE_URL);
  await sql.run([tableSql({ text: "TEXT", time: "TIMESTAMP" })]);
  await sql.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.runIf(env.DATABASE_URL.startsWith("file:"))("the log shipping job", () => {
  it("ships once more when it stops, with the pictures", async () => {
    const place = join(folder, "place");
    const { deliverDue, stop } = logShippingJob(place);
    await storage.put("team/one.webp", Buffer.from("one"));
    await deliverDue();
    await storage.put("team/two.webp", Buffer.from("two"));
    await emptyOffice();
    await stop(SERVED);
    expect([...(await listShipped(diskStorage(place))).pictures.keys()].toSorted()).toEqual(["team/one.webp", "team/two.webp"]);
    const [generation] = (await listShipped(diskStorage(place))).generations;
    expect(generation?.pieces.length).toBeGreaterThan(0);
    expect(shippingState).toMatchObject({ shippedAt: generation?.pieces.at(-1)?.shippedAt, failingSince: null });
  });

  it("ships once more after the last request was answered", async () => {
    const place = join(folder, "last-request");
    const { deliverDue, stop } = logShippingJob(place, ONE_MINUTE_MS);
    await deliverDue();
    let beforeSave = new Date();
    const save = async () => {
      await pause(300);
      beforeSave = new Date();
      await emptyOffice();
    };
    await stop(save());
    const [generation] = (await listShipped(diskStorage(place))).generations;
    expect(generation?.pieces.at(-1)?.shippedAt.getTime()).toBeGreaterThanOrEqual(beforeSave.getTime());
  });

  it("stops in time, although the place of the backups does not answer", async () => {
    const put = vi.fn(() => new Promise<void>(() => undefined));
    vi.mocked(openBackupPlace).mockResolvedValueOnce({ ...diskStorage(join(folder, "silent")), put });
    const { start, stop } = logShippingJob("silent");
    start();
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), 10_000);
    await stop(SERVED);
  });

  it("continues when the clock is set back", async () => {
    const place = join(folder, "set-back");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60 * 1000 });
    const { deliverDue, start, stop } = logShippingJob(place);
    await deliverDue();
    vi.useRealTimers();
    await emptyOffice();
    const keys = async () => (await listShipped(diskStorage(place))).keys.length;
    const before = await keys();
    start();
    await vi.waitFor(async () => expect(await keys()).toBeGreaterThan(before), 10_000);
    await stop(SERVED);
  });

  it("logs a lasting failure once, and its end once", async () => {
    const [failed, informed] = [vi.spyOn(logger, "error"), vi.spyOn(logger, "info")];
    const occupied = join(folder, "occupied");
    await writeFile(occupied, "a file, where a folder should be");
    const { deliverDue, start, stop } = logShippingJob(occupied);
    await deliverDue();
    const { failingSince } = shippingState;
    expect(failingSince).not.toBeNull();
    const other = logShippingJob(occupied);
    await other.deliverDue();
    await other.stop(SERVED);
    expect(shippingState.failingSince).toBe(failingSince);
    await rm(occupied);
    await writeFile(occupied, "still");
    start();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1), 10_000);
    await rm(occupied);
    await mkdir(occupied);
    await vi.waitFor(() => expect(shippingState.failingSince).toBeNull(), 10_000);
    await stop(SERVED);
    expect(failed.mock.calls.map(([, text]) => text)).toEqual(["the log cannot be shipped: what is saved now is in no backup yet"]);
    expect(informed.mock.calls.flat()).toContain("the log is shipped again");
    vi.restoreAllMocks();
  });
});
