import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { backupJob, startBackups } from "~/domain/system/backup-job.server";
import { ageText, healthOf } from "~/domain/system/site-state";
import { findBackups } from "~/domain/system/backups.server";
import { openBackupPlace } from "~/platform/backup/backup-place.server";
import { noteBackupState, readBackupState } from "~/platform/backup/backup-state.server";
import { write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { diskStorage } from "~/platform/storage-disk.server";
import { storage } from "~/platform/storage.server";
import { loader } from "~/routes/admin.test-database.backup";
import { requestWith, thrownBy } from "../../http/browser";
import { tableSql } from "../../../prisma/migrations";
import { sqlOf } from "../../harness/sql";
import { emptyOffice, employ, HOME } from "../people/access/factories";

vi.mock("~/platform/backup/backup-place.server", { spy: true });

const { to } = vi.hoisted(() => {
  const folder = `${process.env.TMPDIR ?? "/tmp"}/calima-job-${process.pid.toString()}-${Date.now().toString()}`;
  Object.assign(process.env, { BACKUP_TO: folder, BACKUP_SCHEDULE: "03:30" });
  return { to: folder };
});

let time: Date;

const HOUR_MS = 3_600_000;
const job = (place = to) => backupJob({ to: place, schedule: "03:30", now: () => time });
const later = (hours: number) => void (time = new Date(time.getTime() + hours * HOUR_MS));
const names = async () => (await readdir(to)).filter((name) => name.startsWith("backup-")).toSorted();

// the tables of tests are created without the list of applied migrations
beforeAll(async () => {
  const sql = sqlOf(env.DATABASE_URL);
  await sql.run([tableSql({ text: "TEXT", time: "TIMESTAMP" })]);
  await sql.close();
});

beforeEach(async () => {
  time = new Date("2026-11-22T10:00:00Z");
  await rm(to, { recursive: true, force: true });
  await rm(join(env.DATA_DIR, "backups.json"), { force: true });
  await storage.put("general/one.webp", Buffer.from("a picture"));
});

afterAll(() => rm(to, { recursive: true, force: true }));

describe("the backup job", () => {
  it("makes up for a missed time, and then waits for the next one", async () => {
    const { deliverDue } = job();
    await deliverDue();
    expect(await names()).toEqual(["backup-2026-11-22T10-00-00Z.tar"]);
    later(17);
    await deliverDue();
    expect(await names()).toHaveLength(1);
    later(1);
    await deliverDue();
    expect(await names()).toEqual(["backup-2026-11-22T10-00-00Z.tar", "backup-2026-11-23T04-00-00Z.tar"]);
  });

  it("makes no backup after a restart if there is one since the last scheduled time", async () => {
    await job().deliverDue();
    later(2);
    await job().deliverDue();
    expect(await names()).toHaveLength(1);
  });

  it("counts a backup made exactly at the scheduled time", async () => {
    time = new Date("2026-11-22T03:30:00Z");
    await job().deliverDue();
    later(1);
    await job().deliverDue();
    expect(await names()).toEqual(["backup-2026-11-22T03-30-00Z.tar"]);
  });

  it("is not blocked by a clock that was ahead: neither by its backup nor by the time it waited for", async () => {
    time = new Date("2027-11-22T10:00:00Z");
    const { deliverDue } = job();
    await deliverDue();
    time = new Date("2026-11-22T10:00:00Z");
    await deliverDue();
    expect(await names()).toEqual(["backup-2026-11-22T10-00-00Z.tar", "backup-2027-11-22T10-00-00Z.tar"]);
    expect((await readBackupState(env.DATA_DIR)).check).toEqual({ name: "backup-2026-11-22T10-00-00Z.tar", checkedAt: time, isGood: true });
    expect((await findBackups(new Date("2026-11-25T10:00:00Z")))?.newest?.ageMs).toBe(72 * HOUR_MS);
  });

  it("test-restores the newest backup once a week", async () => {
    const { deliverDue } = job();
    await deliverDue();
    const first = { name: "backup-2026-11-22T10-00-00Z.tar", checkedAt: time, isGood: true };
    expect((await readBackupState(env.DATA_DIR)).check).toEqual(first);
    for (let day = 1; day <= 6; day += 1) {
      later(24);
      await deliverDue();
    }
    expect((await readBackupState(env.DATA_DIR)).check).toEqual(first);
    later(24);
    await deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toMatchObject({ name: "backup-2026-11-29T10-00-00Z.tar", isGood: true });
  });

  it("reports a newest backup that cannot be restored, until one can", async () => {
    const { deliverDue } = job();
    await deliverDue();
    await rm(join(env.DATA_DIR, "backups.json"));
    const [name = ""] = await names();
    const bytes = await readFile(join(to, name));
    await writeFile(join(to, name), bytes.subarray(0, bytes.length / 2));
    await job().deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toMatchObject({ name, isGood: false });
    const backups = await findBackups(time);
    expect(backups && healthOf(backups)).toBe("damaged");
    later(24);
    await deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toMatchObject({ isGood: true });
  });

  it("reports a backup that another key cannot restore, until one can", async () => {
    const said = vi.spyOn(logger, "error");
    onTestFinished(() => void Object.assign(env, { BACKUP_KEY: undefined }));
    Object.assign(env, { BACKUP_KEY: "the key of before, long enough" });
    await job().deliverDue();
    const [name = ""] = await names();
    Object.assign(env, { BACKUP_KEY: "the key of today, long enough" });
    later(1);
    const { deliverDue } = job();
    await deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toEqual({ name, checkedAt: time, isGood: false });
    expect(said.mock.calls.map(([, text]) => text)).toEqual(["the newest backup cannot be restored"]);
    said.mockRestore();
    later(24);
    await deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toMatchObject({ isGood: true });
  });

  it("logs a failure once, shows it until a backup succeeds, and retries after an hour", async () => {
    const said = vi.spyOn(logger, "error");
    const occupied = `${to}-occupied`;
    await writeFile(occupied, "a file, where a folder should be");
    const { deliverDue } = job(occupied);
    await deliverDue();
    expect(said.mock.calls.map(([, text]) => text)).toEqual(["the backup failed"]);
    expect(await readBackupState(env.DATA_DIR)).toMatchObject({ failedAt: time });
    await rm(occupied);
    await mkdir(occupied);
    await deliverDue();
    expect(await readdir(occupied)).toEqual([]);
    later(1);
    await deliverDue();
    expect(await readdir(occupied)).toHaveLength(2);
    expect(await readBackupState(env.DATA_DIR)).toMatchObject({ failedAt: null });
    await rm(occupied, { recursive: true });
    said.mockRestore();
  });

  it("a state that cannot be noted stops nothing, because the backup itself reports a full disk", async () => {
    expect(await noteBackupState(join(env.DATA_DIR, "nowhere"), { failedAt: time })).toBeUndefined();
  });

  it("clears a failure when any instance has made the backup", async () => {
    const { deliverDue } = job();
    await deliverDue();
    await noteBackupState(env.DATA_DIR, { failedAt: time });
    await job().deliverDue();
    expect(await names()).toHaveLength(1);
    expect((await readBackupState(env.DATA_DIR)).failedAt).toBeNull();
  });

  it("is aborted when the process ends, and leaves no file", async () => {
    await storage.put("general/large.webp", Buffer.alloc(20_000_000));
    const { start, stop } = job();
    const opened = vi.spyOn(storage, "open");
    start();
    await vi.waitFor(() => expect(opened).toHaveBeenCalled(), 10_000);
    await stop();
    opened.mockRestore();
    expect(await names().catch(() => [])).toEqual([]);
    expect((await readBackupState(env.DATA_DIR)).failedAt).toBeNull();
    await storage.remove("general/large.webp");
  });
});

it("a check that was about to begin when the process ends does not begin", async () => {
  await job().deliverDue();
  await rm(join(env.DATA_DIR, "backups.json"));
  const { deliverDue, stop } = job();
  const disk = await openBackupPlace(to, env);
  const open = (key: string) => {
    void stop();
    return disk.open(key);
  };
  vi.mocked(openBackupPlace).mockResolvedValueOnce({ ...disk, open });
  await deliverDue();
  expect(await readBackupState(env.DATA_DIR)).toEqual({ failedAt: null, check: null });
});

describe("with a shipped log", () => {
  beforeEach(async () => {
    Object.assign(env, { BACKUP_SHIP_LOG: true });
    for (const name of ["base.tar", "pictures.txt.gz"]) await diskStorage(to).put(`live/2026-11-22T06-00-00-000Z/${name}`, Buffer.from("damaged"));
  });
  afterEach(() => void Object.assign(env, { BACKUP_SHIP_LOG: false }));

  it("a check reports that it cannot be restored, even if the newest backup can", async () => {
    await job().deliverDue();
    expect((await readBackupState(env.DATA_DIR)).check).toMatchObject({ isGood: false });
  });

  it("a check reads no more of it when the process ends", async () => {
    const { deliverDue, stop } = job();
    const disk = await openBackupPlace(to, env);
    const list = vi.fn(() => {
      // the backups are listed before and after one is made, and before one is checked
      if (list.mock.calls.length === 4) void stop();
      return disk.list();
    });
    vi.mocked(openBackupPlace).mockResolvedValueOnce({ ...disk, list });
    await deliverDue();
    expect(list).toHaveBeenCalledTimes(4);
    expect((await readBackupState(env.DATA_DIR)).check).toBeNull();
  });
});

describe("the newest backup", () => {
  async function download(role: "admin" | "editor") {
    await emptyOffice();
    const { userId } = await employ({ role });
    const session = await write((tx) => startSession(tx, { userId, visit: HOME }));
    return { request: await requestWith(session, "/admin/test-database/backup"), params: {}, context: {} };
  }

  it("can be downloaded byte by byte by an admin", async () => {
    const call = await download("admin");
    expect(await loader(call)).toRedirectTo("/admin/test-database");
    await job().deliverDue();
    const [name = ""] = await names();
    await writeFile(join(to, "backup-2099-11-22T10-00-00Z.tar"), "of a clock that was ahead");
    const answer = await loader(call);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(to, name)))).toBe(true);
  });

  it("is refused to all others", async () => {
    await job().deliverDue();
    expect((await thrownBy(loader(await download("editor")))).status).toBe(403);
  });

  it("is missed with a reason if its folder does not exist or cannot be written", async () => {
    const stateOf = async () => {
      const backups = await findBackups(time);
      return [backups?.folderFault, backups && healthOf(backups)];
    };
    const [warn, error] = [vi.spyOn(logger, "warn").mockReturnValue(), vi.spyOn(logger, "error").mockReturnValue()];
    onTestFinished(() => void [warn.mockRestore(), error.mockRestore()]);
    expect(await stateOf()).toEqual(["missing", "none"]);
    await startBackups()();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ folder: to }, expect.stringContaining("does not exist")), 10_000);
    await rm(to, { recursive: true, force: true });
    await writeFile(to, "a file, which root cannot write into either");
    expect(await stateOf()).toEqual(["unwritable", "failed"]);
    await startBackups()();
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith({ folder: to }, expect.stringContaining("nothing can be written")), 10_000);
  });

  it("is shown with its age, size and place", async () => {
    await job().deliverDue();
    const backups = await findBackups(new Date(time.getTime() + 5 * HOUR_MS));
    const [name = ""] = await names();
    const { length: size } = await readFile(join(to, name));
    expect(backups).toMatchObject({ place: to, schedule: "03:30", hasKey: false, count: 1, newest: { name, size, isEncrypted: false, ageMs: 5 * HOUR_MS } });
    expect(backups && healthOf(backups)).toBe("good");
    const old = await findBackups(new Date(time.getTime() + 49 * HOUR_MS));
    expect(old && healthOf(old)).toBe("old");
    expect(old && healthOf({ ...old, schedule: null })).toBe("good");
    expect(backups && healthOf({ ...backups, shipping: { shippedAt: time, failingSince: time } })).toBe("failed");
    expect([0.5, 5, 47, 49].map((hours) => ageText(hours * HOUR_MS))).toEqual(["vor weniger als einer Stunde", "vor 5 Stunden", "vor 47 Stunden", "vor 2 Tagen"]);
  });
});
