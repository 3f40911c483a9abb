import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { newScratch } from "~/platform/backup/check-backup.server";
import { encrypt } from "~/platform/backup/encryption.server";
import { checkShipped, openShipped, restoreShipped } from "~/platform/backup/read-shipped.server";
import { openLogShipping } from "~/platform/backup/ship-log.server";
import { listShipped } from "~/platform/backup/shipped-files";
import { lockShipping } from "~/platform/backup/shipping-lock.server";
import { snapshotOfSqlite } from "~/platform/backup/sqlite-snapshot.server";
import { bytesOf, isNextLog, readLog, type WriteAheadLog } from "~/platform/backup/write-ahead-log.server";
import { logger } from "~/platform/logger.server";
import { diskStorage } from "~/platform/storage-disk.server";
import { tableSql } from "../../../prisma/migrations";

const KEY = "a key for tests, long enough";
const HOUR_MS = 60 * 60 * 1000;
const BIG = "x".repeat(40_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "calima-shipping-"));
});

afterEach(() => void vi.useRealTimers());

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A site's pictures and its database, whose log only the shipping restarts. */
function site(key?: string) {
  const file = join(folder, "site.db");
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("wal_autocheckpoint = 0");
  database.exec(tableSql({ text: "TEXT", time: "DATETIME" }));
  database.exec("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
  const [place, pictures] = [diskStorage(join(folder, "place")), diskStorage(join(folder, "media"))];
  const open = (more: Partial<Parameters<typeof openLogShipping>[0]> = {}) =>
    openLogShipping({ file, dataDir: folder, secret: "-", pictures, place, key, betweenWrites: async (work) => work(), ...more });
  const shipping = open();
  onTestFinished(() => {
    shipping.close();
    database.close();
  });
  const rows = () => database.prepare<[], string>("SELECT text FROM notes ORDER BY id").pluck().all();
  return { database, place, pictures, shipping, open, rows, add: (text: string) => database.prepare("INSERT INTO notes (text) VALUES (?)").run(text) };
}

/** The rows that a restore yields, as of a time. */
async function restored(key?: string, at: Date | "latest" = new Date("9999-01-01")) {
  const file = join(folder, `restored-${Math.random().toString()}.db`);
  const place = { place: diskStorage(join(folder, "place")), key };
  const found = await restoreShipped({ ...place, at, file });
  const database = new Database(file, { readonly: true });
  const rows = database.prepare<[], string>("SELECT text FROM notes ORDER BY id").pluck().all();
  database.close();
  return { rows, asOf: found.asOf };
}

describe("shipping the log", () => {
  it.each([undefined, KEY])("restores every row stored before the last shipping, across many restarts of the log (key: %s)", async (key) => {
    const { database, shipping, rows, add, place } = site(key);
    for (let round = 0; round < 60; round += 1) {
      add(`row ${round.toString()}`);
      if (round % 3 === 0) for (let row = 0; row < 40; row += 1) add(BIG);
      if (round % 5 === 1) database.exec("DELETE FROM notes WHERE id % 7 = 3");
      if (round % 4 === 2) expect(await shipping.ship()).toBeInstanceOf(Date);
    }
    await shipping.ship();
    expect((await restored(key)).rows).toEqual(rows());
    const { generations } = await listShipped(place);
    expect(generations).toHaveLength(1);
    expect(generations[0]?.pieces.at(-1)?.log).toBeGreaterThan(2);
  });

  it("goes on after a restart of the log that a reader had put off", async () => {
    const { database, shipping, rows, add, place } = site();
    for (let row = 0; row < 120; row += 1) add(BIG);
    const reader = new Database(join(folder, "site.db"));
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM notes").get();
    expect(await shipping.ship()).toBeInstanceOf(Date);
    add("while it reads");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    reader.close();
    expect(await shipping.ship()).toBeInstanceOf(Date);
    add("in the next log");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    expect(database.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect((await restored()).rows).toEqual(rows());
    expect((await listShipped(place)).generations).toHaveLength(1);
  });

  it("ships a log that is too long for one piece, even if others write in between", async () => {
    const { shipping, rows, add } = site();
    await shipping.ship();
    for (let row = 0; row < 300; row += 1) add(BIG);
    let shippedAt: Date | null = null;
    for (let look = 0; shippedAt === null && look < 9; look += 1) {
      shippedAt = await shipping.ship();
      if (look < 3) add(`after look ${look.toString()}`);
    }
    await shipping.ship();
    expect((await restored()).rows).toEqual(rows());
  });

  it("restores any moment of the last two days, and names it", async () => {
    const { add, shipping } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    const shipAt = async (hour: number) => {
      vi.setSystemTime(noon + hour * HOUR_MS);
      await shipping.ship();
      await shipping.tidied();
    };
    for (const hour of [0, 1, 2, 30, 31, 60]) {
      add(`hour ${hour.toString()}`);
      await shipAt(hour);
    }
    const at = async (hour: number) => (await restored(undefined, new Date(noon + hour * HOUR_MS))).rows.length;
    expect(await at(60)).toBe(6);
    expect(await at(59)).toBe(5);
    expect(await at(30.5)).toBe(4);
    expect(await restored(undefined, new Date(noon + 1.5 * HOUR_MS))).toEqual({ rows: ["hour 0", "hour 1"], asOf: new Date(noon + HOUR_MS) });
    await expect(at(-1)).rejects.toThrow("Nothing was shipped there as early as that.");
    add("hour 90");
    await shipAt(90);
    await expect(at(2)).rejects.toThrow("Nothing was shipped there as early as that.");
    expect(await at(31.5)).toBe(5);
  });

  it("dates no row before it was stored, however long shipping waits or copying takes", async () => {
    const { add, pictures, open } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    let hour = 0;
    const anHourLater = (text: string) => {
      hour += 1;
      vi.setSystemTime(noon + hour * HOUR_MS);
      add(text);
    };
    anHourLater("before");
    await pictures.put("team/one.webp", Buffer.from("one"));
    const openPicture = pictures.open;
    vi.spyOn(pictures, "open").mockImplementationOnce((key) => {
      anHourLater("while pictures are shipped");
      return openPicture(key);
    });
    const shipping = open({
      betweenWrites: async (work) => {
        anHourLater("while it waits");
        return work();
      },
    });
    onTestFinished(() => shipping.close());
    await shipping.ship();
    const at = async (time: number) => (await restored(undefined, new Date(noon + time * HOUR_MS))).rows;
    await expect(at(1.5)).rejects.toThrow("Nothing was shipped there as early as that.");
    expect(await at(2.5)).toEqual(["before", "while pictures are shipped"]);
    expect(await at(3.5)).toEqual(["before", "while pictures are shipped", "while it waits"]);
  });

  it("keeps a picture that was added and removed within a day, for times of that day", async () => {
    const { add, shipping, pictures, place } = site();
    const noon = Date.now();
    add("first");
    await shipping.ship();
    await pictures.put("team/one.webp", Buffer.from("one"));
    add("a row with the picture");
    await shipping.ship();
    await pictures.remove("team/one.webp");
    vi.setSystemTime(noon + 25 * HOUR_MS);
    await shipping.ship();
    await shipping.tidied();
    const { generations, pictures: kept } = await listShipped(place);
    expect(generations).toHaveLength(2);
    expect([...kept.keys()]).toEqual(["team/one.webp"]);
  });

  it("ships no transaction that is open or rolled back", async () => {
    const { database, add, rows, shipping } = site();
    add("before");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    database.pragma("cache_size = 1");
    database.exec("BEGIN");
    for (let row = 0; row < 50; row += 1) add(BIG);
    expect(await shipping.ship()).toBeNull();
    database.exec("ROLLBACK");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    add("after");
    await shipping.ship();
    expect((await restored()).rows).toEqual(["before", "after"]);
    expect(rows()).toEqual(["before", "after"]);
  });

  it("starts a new generation when others have restarted the log, and when the site restarts", async () => {
    const { database, add, rows, shipping, open, place } = site();
    const other = new Database(join(folder, "site.db"));
    add("ours");
    await shipping.ship();
    add("ours, not shipped");
    other.exec("INSERT INTO notes (text) VALUES ('theirs')");
    other.pragma("wal_checkpoint(RESTART)");
    other.exec("INSERT INTO notes (text) VALUES ('theirs, in the next log')");
    await shipping.ship();
    await shipping.ship();
    expect((await restored()).rows).toEqual(rows());
    for (const connection of [shipping, other, database]) connection.close();
    const again = new Database(join(folder, "site.db"));
    again.exec("INSERT INTO notes (text) VALUES ('after the start')");
    const next = open();
    await next.ship();
    next.close();
    again.close();
    expect((await restored()).rows).toEqual(["ours", "ours, not shipped", "theirs", "theirs, in the next log", "after the start"]);
    expect((await listShipped(place)).generations).toHaveLength(3);
  });

  it("does not take a log that others have emptied for one that is shipped", async () => {
    const { shipping, rows, add } = site();
    add("shipped");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    add("only in the database");
    const other = new Database(join(folder, "site.db"));
    other.pragma("wal_checkpoint(TRUNCATE)");
    other.close();
    expect(await shipping.ship()).toBeNull();
    expect(await shipping.ship()).toBeInstanceOf(Date);
    expect((await restored()).rows).toEqual(rows());
  });

  it("starts a new generation when another process has written just before the restart of the log", async () => {
    const { add, rows, shipping } = site();
    const other = new Database(join(folder, "site.db"));
    add("first");
    await shipping.ship();
    for (let row = 0; row < 120; row += 1) add(BIG);
    const pragma = vi.spyOn(Database.prototype, "pragma").mockImplementationOnce(function (this: Database.Database, source) {
      // on another page than the later row
      other.exec("UPDATE notes SET text = 'theirs' WHERE id = 1");
      pragma.mockRestore();
      return this.pragma(source);
    });
    await shipping.ship();
    other.close();
    add("in the next log");
    for (let look = 0; look < 3; look += 1) await shipping.ship();
    expect((await restored()).rows).toEqual(rows());
  });

  it("detects a missing, changed or truncated piece", async () => {
    const { add, shipping, place } = site();
    for (const text of ["one", "two", "three"]) {
      add(text);
      await shipping.ship();
    }
    const [generation] = (await listShipped(place)).generations;
    const second = join(folder, "place", generation?.pieces[1]?.key ?? "");
    const bytes = await readFile(second);
    await rm(second);
    await expect(restored()).rejects.toThrow("What was shipped is damaged: piece 000002 of live/");
    await writeFile(second, bytes.subarray(0, -20));
    await expect(restored()).rejects.toThrow(/^What was shipped is damaged: live\/.* cannot be unpacked\.$/);
    await writeFile(second, gzipSync(gunzipSync(bytes).fill(7, 100, 101)));
    await expect(restored()).rejects.toThrow("What was shipped is damaged: log 1 is not as it was.");
    await writeFile(second, bytes);
    expect((await restored()).rows).toEqual(["one", "two", "three"]);
  });

  it("detects a damaged database even if every piece arrived", async () => {
    const { database, add, shipping, place } = site();
    database.exec("CREATE INDEX by_text ON notes (text)");
    add("a row");
    await shipping.ship();
    // an index that nothing refers to any more
    database.unsafeMode().pragma("writable_schema = ON");
    database.exec("DELETE FROM sqlite_schema WHERE name = 'by_text'");
    await shipping.ship();
    expect((await checkShipped({ place, key: undefined }))?.message).toMatch(/the database is malformed/);
  });

  it("is verified with one of the pictures, which may have another key", async () => {
    const { add, shipping, pictures, place } = site(KEY);
    await pictures.put("team/one.webp", Buffer.from("one"));
    add("a row");
    await shipping.ship();
    expect(await checkShipped({ place, key: KEY })).toBeNull();
    await place.put("live/media/team/one.webp.enc", Readable.from(encrypt(Readable.from([Buffer.from("one")]), `${KEY}!`)));
    expect((await checkShipped({ place, key: KEY }))?.message).toMatch(/^The BACKUP_KEY is wrong/);
  });

  it("treats the last shipment as the latest, and verifies it, after a clock was ahead", async () => {
    const { add, rows, shipping, place } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    for (const hour of [50, 2, 0, 3]) {
      vi.setSystemTime(noon + hour * HOUR_MS);
      add(`at ${hour.toString()} by the clock`);
      await shipping.ship();
    }
    expect((await restored(undefined, new Date(noon + 4 * HOUR_MS))).rows).toEqual(rows());
    expect(await checkShipped({ place, key: undefined })).toBeNull();
    const { generations } = await listShipped(place);
    expect(generations.map(({ begunAt }) => (begunAt.getTime() - noon) / HOUR_MS)).toEqual([50, 2, 0]);
    await writeFile(join(folder, "place", generations[2]?.pieces[0]?.key ?? ""), "damaged");
    expect((await checkShipped({ place, key: undefined }))?.message).toMatch(/cannot be unpacked/);
  });

  it("recognises the latest piece by its number if a clock was only slightly ahead", async () => {
    const { add, rows, shipping, open } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    const shipAt = async (minutes: number, by = shipping) => {
      vi.setSystemTime(noon + minutes * 60_000);
      add(`at ${minutes.toString()} minutes by the clock`);
      await by.ship();
    };
    await shipAt(40);
    await shipAt(45);
    await shipAt(1);
    expect((await restored(undefined, "latest")).rows).toEqual(rows());
    await shipAt(50);
    const afterAStart = open();
    onTestFinished(afterAStart.close);
    await shipAt(2, afterAStart);
    expect((await restored(undefined, "latest")).rows).toEqual(rows());
  });

  it("accepts a clock that was corrected between two pieces", async () => {
    const { add, shipping } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    for (const minutes of [0, 10, 50, 20]) {
      vi.setSystemTime(noon + minutes * 60_000);
      add(`at ${minutes.toString()}`);
      await shipping.ship();
    }
    expect((await restored(undefined, new Date(noon + 30 * 60_000))).rows).toEqual(["at 0", "at 10"]);
    expect((await restored(undefined, "latest")).rows).toHaveLength(4);
  });

  it.each([undefined, KEY])("ships the pictures, and removes those that no time of the last two days needs (key: %s)", async (key) => {
    const { add, shipping, pictures, place } = site(key);
    const shipOnDay = async (day: number) => {
      vi.setSystemTime(Date.parse("2126-11-22T12:00:00Z") + day * 24 * HOUR_MS);
      await shipping.ship();
      await shipping.tidied();
    };
    const shipped = async () => [...(await listShipped(place)).pictures.keys()].toSorted();
    await pictures.put("team/one.webp", Buffer.from("one"));
    await shipOnDay(0);
    await pictures.put("team/two.webp", Buffer.from("two"));
    add("a row with the second picture");
    await shipOnDay(0.1);
    expect(await shipped()).toEqual(["team/one.webp", "team/two.webp"]);
    await pictures.remove("team/one.webp");
    await shipOnDay(1.5);
    await shipOnDay(2.6);
    expect(await shipped()).toEqual(["team/one.webp", "team/two.webp"]);
    await shipOnDay(4);
    expect(await shipped()).toEqual(["team/two.webp"]);
    const two = (await listShipped(place)).pictures.get("team/two.webp")?.key ?? "";
    expect(await text(await openShipped(two, { place, key }))).toBe("two");
  });

  it("ships stored data again, with later data, when the storage's answer was lost", async () => {
    const { add, rows, shipping, place } = site();
    const noon = new Date("2026-11-22T12:00:00Z").getTime();
    const put = place.put;
    for (const [hour, text] of ["one", BIG, "three", "four", BIG, "six"].entries()) {
      vi.setSystemTime(noon + hour * HOUR_MS);
      add(text);
      const isLost = hour === 2 || hour === 3;
      if (isLost) vi.spyOn(place, "put").mockImplementationOnce((...piece) => put(...piece).then(() => Promise.reject(new Error("no answer"))));
      await (isLost ? expect(shipping.ship()).rejects.toThrow("no answer") : shipping.ship());
    }
    const [generation] = (await listShipped(place)).generations;
    expect(generation?.pieces.map(({ number }) => number)).toEqual([1, 2, 3, 3, 3, 4]);
    for (const hour of rows().keys()) expect((await restored(undefined, new Date(noon + hour * HOUR_MS))).rows).toEqual(rows().slice(0, hour + 1));
  });

  it("adds nothing to what was encrypted with another key", async () => {
    const { add, shipping, open, place } = site(KEY);
    add("a row");
    await shipping.ship();
    const { keys } = await listShipped(place);
    for (const key of [`${KEY}!`, undefined]) {
      const other = open({ key });
      await expect(other.ship()).rejects.toThrow("BACKUP_KEY");
      other.close();
    }
    expect((await listShipped(place)).keys).toEqual(keys);
  });

  it.each([undefined, KEY])("ends all picture uploads when one fails, and leaves no file open (key: %s)", async (key) => {
    const { shipping, pictures, place } = site(key);
    for (const name of ["one", "two", "three"]) await pictures.put(`team/${name}.webp`, Buffer.from(name));
    const open = pictures.open;
    const files: Awaited<ReturnType<typeof open>>[] = [];
    vi.spyOn(pictures, "open").mockImplementation(async (name) => {
      const file = await open(name);
      files.push(file);
      return file;
    });
    const [begun, ended] = [vi.fn(), vi.fn()];
    vi.spyOn(place, "put").mockImplementation(async () => {
      begun();
      for (let turn = 0; begun.mock.calls.length > 1 && turn < 50; turn += 1) await setImmediate();
      ended();
      throw new Error("the place is full");
    });
    await expect(shipping.ship()).rejects.toThrow("the place is full");
    expect(begun).toHaveBeenCalledTimes(3);
    expect(ended).toHaveBeenCalledTimes(3);
    expect(files.map((file) => file?.stream.destroyed)).toEqual([true, true, true]);
  });

  it.each([undefined, KEY])("continues with one copy and one log line when nothing can be removed (key: %s)", async (key) => {
    const said = vi.spyOn(logger, "error");
    onTestFinished(() => said.mockRestore());
    const { add, rows, shipping, place } = site(key);
    const noon = Date.now();
    for (const day of [0, 1, 2, 4]) {
      vi.setSystemTime(noon + day * 24 * HOUR_MS);
      if (day === 4) vi.spyOn(place, "remove").mockRejectedValue(new Error("you may not delete"));
      add(`day ${day.toString()}`);
      await shipping.ship();
    }
    add("after the failure");
    await shipping.ship();
    await shipping.tidied();
    const { generations } = await listShipped(place);
    expect(generations).toHaveLength(4);
    expect(said).toHaveBeenCalledTimes(1);
    const list = join(folder, "place", generations[0]?.pictures ?? "");
    await writeFile(list, (await readFile(list)).fill(7, 60));
    vi.setSystemTime(noon + 5 * 24 * HOUR_MS);
    add("beside a list that is damaged");
    await shipping.ship();
    await shipping.tidied();
    expect(said).toHaveBeenCalledTimes(2);
    expect((await restored(key)).rows).toEqual(rows());
  });

  it("copies the database as it was at first, and ends, however often the site writes meanwhile", async () => {
    const { add, rows } = site();
    for (let row = 0; row < 60; row += 1) add(BIG);
    const before = rows().length;
    const { signal } = new AbortController();
    const looked = vi.spyOn(signal, "throwIfAborted").mockImplementation(() => {
      if (looked.mock.calls.length > 100) throw new Error("the copy begins again and again");
      add("meanwhile");
    });
    const { contents } = await snapshotOfSqlite({ file: join(folder, "site.db"), scratch: await mkdtemp(join(folder, "copy-")), signal });
    expect(rows().length).toBeGreaterThan(before + 3);
    expect(contents().tables.find(({ name }) => name === "notes")?.rows).toBe(before);
  });

  it("sorts pieces with the same number by time, whatever the order of the list", async () => {
    const names = ["base.tar", "pictures.txt.gz", ...["09", "07", "08"].map((hour) => `000001-000001-2026-11-22T${hour}-00-00-000Z.wal.gz`)];
    const list = async function* () {
      yield* names.map((name) => ({ key: `live/2026-11-22T06-00-00-000Z/${name}`, size: 1, changedAt: new Date() }));
    };
    const [generation] = (await listShipped({ list })).generations;
    expect(generation?.pieces.map(({ shippedAt }) => shippedAt.getUTCHours())).toEqual([7, 8, 9]);
  });

  it("closes a shipped file that is not read to its end", async () => {
    const stream = Readable.from([Buffer.alloc(1_000)]);
    const place = { open: () => Promise.resolve({ stream, size: 1_000, etag: "" }) };
    const opened = await openShipped("live/media/a.webp", { place, key: undefined });
    await finished(opened.destroy()).catch(() => undefined);
    expect(stream.destroyed).toBe(true);
  });

  it("starts a new generation at once after a restarted log could not be stored", async () => {
    const { add, rows, shipping, place } = site();
    add("first");
    await shipping.ship();
    for (let row = 0; row < 120; row += 1) add(BIG);
    const put = vi.spyOn(place, "put").mockRejectedValue(new Error("the place is full"));
    await expect(shipping.ship()).rejects.toThrow("the place is full");
    put.mockRestore();
    add("into the next log");
    await shipping.ship();
    expect((await restored()).rows).toEqual(rows());
  });

  it("starts a new generation after five thousand pieces, so that a restore does not take hours", async () => {
    const { database, open } = site();
    const names: string[] = [];
    const place = { ...diskStorage(folder), put: (name: string, content: unknown) => (names.push(name), content instanceof Readable ? text(content).then(() => undefined) : Promise.resolve()) };
    const shipping = open({ place, pictures: null });
    onTestFinished(shipping.close);
    database.pragma("synchronous = OFF");
    const add = database.prepare("INSERT INTO notes (text) VALUES ('a row')");
    for (let piece = 0; piece <= 5_000; piece += 1) {
      add.run();
      await shipping.ship();
    }
    expect(names.filter((name) => name.endsWith("/base.tar"))).toHaveLength(2);
  });

  it("recognises the next log even after the highest salt", () => {
    const withSalt = (first: number): WriteAheadLog => ({ salts: [first, 7], frames: 0, frameBytes: 1 });
    const follows = (first: number, former: number) => isNextLog(withSalt(first), withSalt(former));
    expect([follows(2, 1), follows(0, 2 ** 32 - 1), follows(1, 2 ** 32 - 1)]).toEqual([true, true, false]);
  });

  it("continues without a picture that was deleted after it was listed", async () => {
    const { add, pictures, open, rows } = site();
    await pictures.put("a.webp", Buffer.from("a"));
    const shipping = open({ pictures: { ...pictures, open: () => Promise.resolve(null) } });
    add("one");
    expect(await shipping.ship()).toBeInstanceOf(Date);
    shipping.close();
    expect((await restored()).rows).toEqual(rows());
  });

  it("is done by one process only, and by the next when that has ended", () => {
    const file = join(folder, "site.db");
    const lock = lockShipping(file);
    expect(() => lockShipping(file)).toThrow("Another process of the site ships it");
    lock.end();
    lockShipping(file).end();
  });

  it("does not wait for removals", async () => {
    const { add, rows, shipping, place } = site();
    const noon = Date.now();
    vi.spyOn(place, "remove").mockReturnValue(new Promise(() => undefined));
    for (const day of [0, 1, 4, 4.1]) {
      vi.setSystemTime(noon + day * 24 * HOUR_MS);
      add(`day ${day.toString()}`);
      await shipping.ship();
    }
    expect((await restored()).rows).toEqual(rows());
  });

  it("removes the copies of a process killed a day ago, and no other folders", async () => {
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [killed, other] = [await newScratch(), join(folder, "backup-folder")];
    await mkdir(other);
    await writeFile(join(killed, "site.db"), "a copy");
    const young = await newScratch();
    for (const old of [killed, other]) await utimes(old, new Date(), new Date(Date.now() - 25 * HOUR_MS));
    const { shipping } = site();
    await shipping.ship();
    const found = (await readdir(folder)).filter((name) => name.includes("backup-"));
    expect(found.toSorted()).toEqual([other, young].map((path) => basename(path)).toSorted());
  });

  it("gives up a log that grew too long while the storage failed, and starts a new one afterwards", async () => {
    const { add, database, rows, shipping, place } = site();
    add("first");
    await shipping.ship();
    const put = vi.spyOn(place, "put").mockRejectedValue(new Error("the place is full"));
    database.exec("BEGIN");
    for (let row = 0; row < 1_700; row += 1) add(BIG);
    database.exec("COMMIT");
    await expect(shipping.ship()).rejects.toThrow("the place is full");
    put.mockRestore();
    add("into a short log");
    await shipping.ship();
    await shipping.ship();
    expect((await restored()).rows).toEqual(rows());
    expect(bytesOf(readLog(join(folder, "site.db")) ?? { frames: 0, frameBytes: 0 })).toBeLessThan(1024 * 1024);
  });
});
