import { existsSync } from "node:fs";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { checkBackup } from "~/platform/backup/check-backup.server";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { alone, snapshotOfPostgres } from "~/platform/backup/postgres-snapshot.server";
import { readArchive } from "~/platform/backup/read-archive.server";
import { env } from "~/platform/env.server";
import { diskStorage } from "~/platform/storage-disk.server";
import type { Storage } from "~/platform/storage-types";
import { TIME_LIMITS } from "~/platform/time-limits";
import { tableSql } from "../../prisma/migrations";
import { sqlOf } from "../harness/sql";
import { until } from "../harness/until";

const sql = sqlOf(env.DATABASE_URL);

const TASK = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, secret: env.SESSION_SECRET, key: undefined };

let place: Storage;
let pictures: Storage;

// the tables of tests are created without the list of applied migrations
beforeAll(() => sql.run([tableSql({ text: "TEXT", time: "TIMESTAMP" })]));

afterAll(() => sql.close());

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "calima-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  place = diskStorage(join(folder, "backups"));
  pictures = diskStorage(join(folder, "media"));
  for (const key of ["a.webp", "b.webp"]) await pictures.put(key, Buffer.from(key));
});

/** The pictures, with a callback after they were listed for the first time. */
function pictureStorage(whenListed: () => Promise<void>): Pick<Storage, "list" | "open"> {
  let isFirst = true;
  return {
    open: (key) => pictures.open(key),
    async *list() {
      yield* pictures.list();
      if (isFirst) await whenListed();
      isFirst = false;
    },
  };
}

async function backup(whenListed: () => Promise<void>, madeAt = new Date()) {
  const { made } = await makeBackup({ ...TASK, place, madeAt, pictures: pictureStorage(whenListed) });
  const open = async () => (await place.open(made.name))?.stream ?? expect.unreachable();
  const names: string[] = [];
  await readArchive({ source: await open(), key: undefined, take: async ({ name, content }) => void (await buffer(content), names.push(name)) });
  return { names, contents: (await checkBackup({ source: await open(), key: undefined })).contents };
}

const log = (id: string) => `insert into rate_limits (key, points) values ('${id}', 1)`;

test("a picture that is added before the database is read is in the backup, and no picture twice", async () => {
  const { names, contents } = await backup(() => pictures.put("c.webp", Buffer.from("c")));
  expect(names.filter((name) => name.startsWith("media/")).toSorted()).toEqual(["media/a.webp", "media/b.webp", "media/c.webp"]);
  expect(contents.pictures).toBe(3);
});

test("a picture is in the backup even if the clock of its storage is some minutes slow", async () => {
  let isListed = false;
  async function* list() {
    yield* pictures.list();
    if (isListed) yield { key: "c.webp", size: 1, changedAt: new Date(Date.now() - 5 * 60_000) };
    isListed = true;
  }
  const open = (key: string) => pictures.open(key === "c.webp" ? "a.webp" : key);
  const { made } = await makeBackup({ ...TASK, place, pictures: { open, list } });
  const source = (await place.open(made.name))?.stream ?? expect.unreachable();
  expect((await checkBackup({ source, key: undefined })).contents.pictures).toBe(3);
});

test("a row that is added after the pictures were listed is in the backup with all others of that moment", async () => {
  const before = (await sql.rows("select * from rate_limits")).length;
  const { contents } = await backup(() => sql.run([log("one"), log("two")]));
  expect(contents.tables.find(({ name }) => name === "rate_limits")?.rows).toBe(before + 2);
});

test("a picture that is removed after it was listed is neither in the backup nor counted", async () => {
  async function* list() {
    const listed = [];
    for await (const picture of pictures.list()) listed.push(picture);
    await pictures.remove("b.webp");
    yield* listed;
  }
  const { made } = await makeBackup({ ...TASK, place, pictures: { open: pictures.open, list } });
  const source = (await place.open(made.name))?.stream ?? expect.unreachable();
  expect((await checkBackup({ source, key: undefined })).contents.pictures).toBe(1);
});

test("surplus backups are removed", async () => {
  for (let day = 1; day <= 9; day += 1) await place.put(`backup-2020-01-0${day.toString()}T03-30-00Z.tar`, Buffer.from("old"));
  const { made, removed } = await makeBackup({ ...TASK, place, pictures: null });
  const left: string[] = [];
  for await (const { key } of place.list()) left.push(key);
  expect(removed).toHaveLength(3);
  expect([left.includes(made.name), left.filter((name) => removed.includes(name))]).toEqual([true, []]);
});

test("no backup is removed if the new one is not found in its storage", async () => {
  for (let day = 1; day <= 9; day += 1) await place.put(`backup-2020-01-0${day.toString()}T03-30-00Z.tar`, Buffer.from("old"));
  const forgetful: Storage = { ...place, put: async (_key, content) => void (content instanceof Readable && (await buffer(content))) };
  await expect(makeBackup({ ...TASK, place: forgetful, pictures: null })).rejects.toThrow("is not where it was written to");
  const left: string[] = [];
  for await (const { key } of place.list()) left.push(key);
  expect(left).toHaveLength(9);
});

test("the leftovers of killed backups are removed a day later", async () => {
  const [old, young] = [await mkdtemp(join(tmpdir(), "site-backup-scratch-")), await mkdtemp(join(tmpdir(), "site-backup-scratch-"))];
  onTestFinished(() => rm(young, { recursive: true }));
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await utimes(old, twoDaysAgo, twoDaysAgo);
  await backup(() => Promise.resolve());
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test("a backup that was aborted before it began reads no picture", async () => {
  const list = vi.fn(() => pictures.list());
  await expect(makeBackup({ ...TASK, place, pictures: { open: pictures.open, list }, signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(list).not.toHaveBeenCalled();
});

test("a backup is aborted before its storage has begun to read it", async () => {
  const ending = new AbortController();
  const slow: Storage = {
    ...place,
    put: async (key, content) => {
      ending.abort();
      await nextTurn();
      await place.put(key, content);
    },
  };
  await expect(makeBackup({ ...TASK, pictures, place: slow, signal: ending.signal })).rejects.toThrow("the backup was interrupted");
});

test("a backup stops reading when its storage is full, and reports that", async () => {
  let isReading = false;
  let archive = Readable.from([]);
  onTestFinished(() => void archive.destroy());
  async function* list() {
    isReading = true;
    while (!archive.destroyed) await nextTurn();
    isReading = false;
    yield* pictures.list();
  }
  const full: Storage = {
    ...place,
    put: async (_key, content) => {
      archive = content instanceof Readable ? content.resume() : expect.unreachable();
      while (!isReading) await nextTurn();
      throw new Error("no space left on device");
    },
  };
  await expect(makeBackup({ ...TASK, place: full, pictures: { open: pictures.open, list } })).rejects.toThrow("no space left on device");
  expect(isReading).toBe(false);
});

test.runIf(env.DATABASE_URL.startsWith("postgres"))("a backup enables keep-alive on its connection, because nothing else notices a lost peer", async () => {
  const lookAfter = vi.spyOn(Socket.prototype, "setKeepAlive");
  onTestFinished(() => lookAfter.mockRestore());
  const snapshot = await snapshotOfPostgres({ url: env.DATABASE_URL });
  await snapshot.close();
  expect(lookAfter.mock.calls).toEqual([[true, TIME_LIMITS.keepAlive]]);
});

test.runIf(env.DATABASE_URL.startsWith("postgres"))("a backup leaves no transaction open, which would block Postgres's vacuum", async () => {
  await backup(() => Promise.resolve());
  const open = "select pid from pg_stat_activity where datname = current_database() and query like 'COPY%'";
  await until("its connection is closed", async () => (await sql.rows(open)).length === 0);
});

test.runIf(env.DATABASE_URL.startsWith("postgres"))("a backup fails when another program keeps a table locked, because later ones would wait for it", async () => {
  const { backupLock } = TIME_LIMITS;
  Object.assign(TIME_LIMITS, { backupLock: 100 });
  const other = sqlOf(env.DATABASE_URL);
  onTestFinished(() => (Object.assign(TIME_LIMITS, { backupLock }), other.close()));
  await other.run(["BEGIN", "LOCK TABLE rate_limits"]);
  await expect(backup(() => Promise.resolve())).rejects.toThrow("lock timeout");
});

test.runIf(env.DATABASE_URL.startsWith("postgres"))("only one of several instances makes a backup at a time", async () => {
  const inside = await alone(env.DATABASE_URL, () => alone(env.DATABASE_URL, () => Promise.resolve("both")));
  expect(inside).toBeNull();
  expect(await alone(env.DATABASE_URL, () => Promise.resolve("one"))).toBe("one");
});

test("rows of any text are counted correctly: line breaks, backslashes and tabs end no row", async () => {
  await sql.run([log("line\nbreak"), log("tab\tand \\. and \\n"), log("Umlaut ä, 日本")]);
  const { contents } = await backup(() => Promise.resolve());
  const rows = (await sql.rows("select * from rate_limits")).length;
  expect(contents.tables.find(({ name }) => name === "rate_limits")?.rows).toBe(rows);
});
