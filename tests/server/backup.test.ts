import { hash } from "node:crypto";
import { cp, link, mkdir, mkdtemp, readdir, rename, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { headOf, PART } from "~/platform/backup/backup-format";
import { readBackupState } from "~/platform/backup/backup-state.server";
import { encrypt } from "~/platform/backup/encryption.server";
import { archiveOf, jsonPart } from "~/platform/backup/write-archive.server";
import { diskStorage } from "~/platform/storage-disk.server";
import { s3Storage } from "~/platform/storage-s3.server";
import type { Storage } from "~/platform/storage-types";
import { readMigrations } from "../../prisma/migrations";
import { preparePostgres } from "../../prisma/preparation-postgres";
import { prepareSqlite } from "../../prisma/preparation-sqlite";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { runCommand } from "../harness/command";
import { furnishSiteData } from "../harness/furnished-site";
import { signIn } from "../harness/people";
import { S3_KEYS, type S3Server, startS3Server } from "../harness/s3-server";
import { startSite } from "../harness/site";
import { copySiteData, emptySiteData, type SiteData } from "../harness/site-data";
import { until } from "../harness/until";
import { allPictures, allRows, backUp, changed, keepUploading, loseEverything, restore, restoreTime } from "./backup-drill";

const KINDS = (await reachPostgres()) ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

const KEY = "a key for tests, long enough";

const folders: string[] = [];

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "calima-backups-"));
  folders.push(folder);
  return folder;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const templates = new Map<SiteData["kind"], SiteData>();

beforeAll(async () => {
  for (const kind of KINDS) templates.set(kind, await furnishSiteData(kind));
});

afterAll(() => Promise.all([...templates.values()].map((data) => data.remove())));

async function furnished(kind: SiteData["kind"]) {
  const template = templates.get(kind);
  if (template === undefined) throw new Error("not furnished");
  const data = await copySiteData(template);
  onTestFinished(() => data.remove());
  return data;
}

describe.each(KINDS)("a backup on %s", (kind) => {
  it.each<Record<string, string>>([{}, { BACKUP_KEY: KEY }])("restores every row and every file, with %j", async (environment) => {
    const data = await furnished(kind);
    const to = await newFolder();
    const site = await startSite({ data });
    const uploads = keepUploading(site);
    await until("two pictures are uploaded", async () => uploads.count() > 1);
    const before = await allRows(data);
    const duringWrites = await backUp(data, to, environment);
    const atEnd = uploads.count();
    await until("another picture is uploaded", async () => uploads.count() > atEnd);
    await uploads.stop();
    expect((await restore(data, duringWrites, environment)).errors).toBe("The site runs on this data: stop it first.\n");
    await site.stop();

    const [rows, pictures] = [await allRows(data), await allPictures(data)];
    const whole = await backUp(data, await newFolder(), environment);
    expect((await restore(data, whole, environment)).errors).toMatch(/^There is a (database|site in this database) already.*: restore into an empty/);
    await loseEverything(data);
    const restored = await restore(data, whole, environment);
    expect(restored).toMatchObject({ exitCode: 0, errors: "" });
    expect(restored.output).not.toContain("not encrypted");
    expect(await allRows(data)).toEqual(rows);
    expect(await allPictures(data)).toEqual(pictures);

    await loseEverything(data);
    expect(await restore(data, duringWrites, environment)).toMatchObject({ exitCode: 0, errors: "" });
    await expectOneMoment(data, { before, after: rows });
    const again = await startSite({ data });
    onTestFinished(() => again.stop());
    await signIn(again.newVisitor(), "admin");
  });

  it("is refused, and nothing is restored, if a byte has changed, the file is cut off, or the key is another one", async () => {
    const data = await furnished(kind);
    const to = await newFolder();
    const [plain, sealed] = [await backUp(data, to), await backUp(data, await newFolder(), { BACKUP_KEY: KEY })];
    await loseEverything(data);

    const bytes = await readFile(plain);
    const damaged = join(to, "damaged.tar");
    await writeFile(damaged, changed(bytes, bytes.indexOf("RIFF") + 40));
    expect((await restore(data, damaged)).errors).toMatch(/^The backup is damaged: media\/general\/\S+\.webp differs from what was backed up\.\n$/);
    await writeFile(damaged, changed(bytes, bytes.indexOf(Buffer.from([0x1f, 0x8b, 8])) + 60));
    expect((await restore(data, damaged)).errors).toMatch(/^The backup is damaged: database\/\S+ (cannot be unpacked|differs from what was backed up)\.\n$/);
    await writeFile(damaged, bytes.subarray(0, bytes.length - 5_000));
    expect((await restore(data, damaged)).errors).toMatch(/^The backup is damaged in or right after (database|contents)/);

    await writeFile(damaged, changed(await readFile(sealed), 66_000));
    expect((await restore(data, damaged, { BACKUP_KEY: KEY })).errors).toMatch(/in or right after \S+: .*bytes 65600 to \d+ are not as they were\.\n$/);
    expect((await restore(data, sealed, { BACKUP_KEY: `${KEY}!` })).errors).toBe("The BACKUP_KEY is wrong: the backup was made with another one.\n");
    expect((await restore(data, sealed)).errors).toBe("The backup is encrypted: set the BACKUP_KEY that it was made with.\n");
    expect(await allPictures(data)).toEqual([]);
    expect([...(await allRows(data)).keys()]).toEqual([]);
  });

  it("is only checked in a dry run, even while the site runs", async () => {
    const data = await furnished(kind);
    const site = await startSite({ data });
    const file = await backUp(data, await newFolder());
    const running = await restore(data, file, {}, "--dry-run");
    expect(running).toMatchObject({ exitCode: 0, errors: "" });
    expect(running.output).toMatch(/^The backup is complete: made .* rows in \d+ tables, \d+ files of pictures\nIt cannot be restored here\. The site runs/);
    await site.stop();
    await loseEverything(data);
    expect((await restore(data, file, {}, "--dry-run")).output).toMatch(/\nIt can be restored here\.\n$/);
    const withKey = await restore(data, file, { BACKUP_KEY: KEY }, "--dry-run");
    expect(withKey.output).toMatch(/\nIt is not encrypted although BACKUP_KEY is set, .*\nIt can be restored here\.\n$/);
    expect(await allPictures(data)).toEqual([]);
  });

  it("of a newer version is refused", async () => {
    const data = await furnished(kind);
    const sql = data.openSql();
    await sql.run(["update _prisma_migrations set migration_name = '29990101000000_later' where migration_name = '20261121212014_user_logins'"]);
    await sql.close();
    const newer = await backUp(data, await newFolder());
    expect((await restore(data, newer, {}, "--dry-run")).errors).toBe(
      "A newer version of the site made the backup, with the migration 29990101000000_later: deploy that version first.\n",
    );
  });

  it("of an older version is migrated at the next start", async () => {
    const data = await emptySiteData(kind);
    onTestFinished(() => data.remove());
    const migrations = readMigrations(join(import.meta.dirname, "../../prisma/migrations", kind));
    const prepared = kind === "postgres" ? await preparePostgres(data.databaseUrl) : prepareSqlite(join(data.folder, "site.db"));
    await prepared.applyMissing(migrations.slice(0, -1));
    await prepared.close();
    const sql = data.openSql();
    await sql.run(["insert into user_roles (id, name, description, permissions) values ('role-old', 'old', 'of the older version', '{}')"]);
    await sql.close();
    const older = await backUp(data, await newFolder());
    await loseEverything(data);
    expect(await restore(data, older)).toMatchObject({ exitCode: 0, errors: "" });
    const site = await startSite({ data });
    await site.stop();
    const rows = await allRows(data);
    expect(rows.get("_prisma_migrations")).toHaveLength(migrations.length);
    expect(rows.get("user_roles")).toEqual([expect.stringContaining("of the older version")]);
  });

  it("is written to a bucket and restored from it", async () => {
    const data = await furnished(kind);
    const s3 = await startS3Server();
    onTestFinished(() => s3.stop());
    const environment = { S3_ENDPOINT: s3.endpoint, ...S3_KEYS, BACKUP_KEY: KEY };
    const rows = await allRows(data);
    const pictures = await allPictures(data);
    const file = await backUp(data, "s3://media/of/site", environment);
    expect(file).toMatch(/^s3:\/\/media\/of\/site\/backup-.*Z\.tar\.enc$/);
    await loseEverything(data);
    expect(await restore(data, file, environment)).toMatchObject({ exitCode: 0, errors: "" });
    expect(await allRows(data)).toEqual(rows);
    expect(await allPictures(data)).toEqual(pictures);
  });

  it("contains pictures that are in a bucket, and is restored only into an empty one", async () => {
    Object.assign(process.env, S3_KEYS);
    const data = await furnished(kind);
    const s3 = await startS3Server(["media", "backups", "new-media"]);
    onTestFinished(() => s3.stop());
    const [media, newMedia] = [bucketOf(s3, "media"), bucketOf(s3, "new-media")];
    await moveFiles(diskStorage(join(data.folder, "media")), media);
    const [rows, pictures] = [await allRows(data), await contentsOf(media)];
    expect(pictures).not.toEqual([]);
    const environment = { ...s3.environment, BACKUP_KEY: KEY };
    const file = await backUp(data, "s3://backups/of/site", environment);
    await loseEverything(data);
    expect((await restore(data, file, environment)).errors).toMatch(/^There are pictures already \(.*\): restore into an empty storage/);
    expect(await restore(data, file, { ...environment, S3_BUCKET: "new-media" })).toMatchObject({ exitCode: 0, errors: "" });
    expect(await allRows(data)).toEqual(rows);
    expect(await contentsOf(newMedia)).toEqual(pictures);
  });
});

function bucketOf({ endpoint }: S3Server, bucket: string) {
  return s3Storage({ bucket, endpoint, region: "us-east-1" });
}

async function moveFiles(from: Storage, to: Storage) {
  for await (const { key } of from.list()) {
    const file = await from.open(key);
    if (file) await to.put(key, await buffer(file.stream));
    await from.remove(key);
  }
}

/** The key and the checksum of each file. */
async function contentsOf(storage: Storage) {
  const contents: string[] = [];
  for await (const { key } of storage.list()) {
    const file = await storage.open(key);
    if (file) contents.push(`${key} ${hash("sha256", await buffer(file.stream))}`);
  }
  return contents.toSorted();
}

it("a log that is shipped to a bucket restores the site as of any time, without a backup", async () => {
  const data = await furnished("sqlite");
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const environment = { S3_ENDPOINT: s3.endpoint, ...S3_KEYS, BACKUP_TO: "s3://media/of/site", BACKUP_KEY: KEY };
  const site = await startSite({ data, environment: { ...environment, BACKUP_SHIP_LOG: "1" } });
  onTestFinished(() => site.stop());
  const uploads = keepUploading(site);
  await until("two pictures are uploaded", async () => uploads.count() > 1);
  const since = Date.now();
  await until("they are shipped", async () => {
    const { output } = await restoreTime(data, "latest", environment, "--dry-run");
    return Date.parse(/the site as of (\S+)\. /.exec(output)?.[1] ?? "") > since;
  });
  const earlier = { at: new Date().toISOString(), rows: await allRows(data) };
  const uploaded = uploads.count();
  await until("two more pictures are uploaded", async () => uploads.count() > uploaded + 1);
  await uploads.stop();
  expect((await restoreTime(data, "latest", environment)).errors).toBe("The site runs on this data: stop it first.\n");
  await site.stop();
  const [rows, pictures] = [await allRows(data), await allPictures(data)];
  expect((await restoreTime(data, "latest", environment)).errors).toMatch(/^There is a database already/);

  await loseEverything(data);
  expect((await restoreTime(data, "yesterday", environment)).errors).toBe("--at: must be latest, or a time like 2026-11-23T05:12:31Z\n");
  expect((await restoreTime(data, "2026-01-01", environment)).errors).toBe("Nothing was shipped there as early as that.\n");
  expect((await restoreTime(data, "latest", { ...environment, BACKUP_KEY: `${KEY}!` })).errors).toMatch(/^The BACKUP_KEY is wrong/);
  const dry = await restoreTime(data, "latest", environment, "--dry-run");
  expect(dry.output).toMatch(/^The shipped log is complete: the site as of 20\S+Z\. It contains nothing that was saved later\.\nIt can be restored here\.\n$/);
  expect(await allPictures(data)).toEqual([]);

  expect(await restoreTime(data, "latest", environment)).toMatchObject({ exitCode: 0, errors: "" });
  expect(await allRows(data)).toEqual(rows);
  expect(await allPictures(data)).toEqual(pictures);
  await loseEverything(data);
  expect(await restoreTime(data, earlier.at, environment)).toMatchObject({ exitCode: 0, errors: "" });
  const found = (await allRows(data)).get("media_assets") ?? [];
  expect(found.length).toBeGreaterThan(1);
  expect(earlier.rows.get("media_assets")).toEqual(expect.arrayContaining(found));
  const again = await startSite({ data });
  onTestFinished(() => again.stop());
  await signIn(again.newVisitor(), "admin");
});

it("the log is shipped by one of two processes on the same data, and by the other when the first has ended", async () => {
  const data = await furnished("sqlite");
  const environment = { BACKUP_TO: await newFolder(), BACKUP_SHIP_LOG: "1" };
  const [first, second] = [await startSite({ data, environment }), await startSite({ data, environment })];
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));
  await until("the second says that it does not ship", async () => second.log().includes("Another process of the site ships it"));
  await first.stop();
  await until("the second ships", async () => second.log().includes("the log is shipped again"));
  await signIn(second.newVisitor(), "admin");
  await second.stop();
  const rows = await allRows(data);
  await loseEverything(data);
  expect(await restoreTime(data, "latest", environment)).toMatchObject({ exitCode: 0, errors: "" });
  expect(await allRows(data)).toEqual(rows);
});

it("a restore as of a time skips the pictures that cannot be read, and names them", async () => {
  const data = await furnished("sqlite");
  const to = await newFolder();
  const environment = { BACKUP_TO: to, BACKUP_KEY: KEY };
  const sql = data.openSql();
  const lastRetention = async () => (await sql.rows("select ran_at from log_retention"))[0]?.ran_at;
  const before = await lastRetention();
  const site = await startSite({ data, environment: { ...environment, BACKUP_SHIP_LOG: "1" } });
  await until("it is shipped", async () => (await restoreTime(data, "latest", environment, "--dry-run")).exitCode === 0);
  // the log retention writes soon after the start; a write while the site stops may come too late to be shipped
  await until("the log retention has run", async () => (await lastRetention()) !== before);
  await sql.close();
  await site.stop();
  const [rows, pictures] = [await allRows(data), await allPictures(data)];
  const [[rotten = ""] = [], [sealed = ""] = []] = pictures;
  const shipped = (path: string) => join(to, "live", `${path}.enc`);
  const [shippedFolder = ""] = await readdir(join(to, "live"));
  // the clock of the lost machine may have been ahead of the clock of the restoring one
  const ahead = join(to, "live", shippedFolder.replace(/^\d+/, "2099"));
  await cp(join(to, "live", shippedFolder), ahead, { recursive: true });
  for (const piece of await readdir(ahead)) await rename(join(ahead, piece), join(ahead, piece.replace(/(?<=^\d+-\d+-)\d+/, "2099")));
  await writeFile(shipped(rotten), changed(await readFile(shipped(rotten)), 100));
  await writeFile(shipped(sealed), await buffer(encrypt(Readable.from([Buffer.from("a picture")]), `${KEY}!`)));
  await loseEverything(data);
  const asked = await restoreTime(data, "latest", environment);
  expect(asked.errors).toMatch(/^Which is the latest\? .* later than now\. Say --at with one of 2099-\S+Z, 20\S+Z\n$/);
  await rm(join(to, "live", shippedFolder), { recursive: true });
  const { exitCode, errors } = await restoreTime(data, "latest", environment);
  expect(exitCode).toBe(1);
  expect(errors).toContain(`\n${rotten.replace("/media/", "")}: the file is cut off, or bytes 48 to `);
  expect(errors).toContain(`\n${sealed.replace("/media/", "")}: The BACKUP_KEY is wrong: the backup was made with another one.\n`);
  expect(errors).toMatch(new RegExp(`\nMissing: 2 of ${pictures.length.toString()}\\.\n$`));
  expect(await allRows(data)).toEqual(rows);
  expect(await allPictures(data)).toEqual(pictures.slice(2));
});

it("a backup is not restored while a site runs on the emptied data folder, because it still writes into the deleted files", async () => {
  const data = await furnished("sqlite");
  const site = await startSite({ data });
  onTestFinished(() => site.stop());
  const file = await backUp(data, await newFolder());
  await loseEverything(data);
  expect((await restore(data, file)).errors).toBe("The site runs on this data: stop it first.\n");
  expect(await readdir(data.folder)).toEqual([]);
});

it("a backup is not restored beside the WAL file of an old database, which SQLite would read as part of the restored one", async () => {
  const data = await furnished("sqlite");
  const file = await backUp(data, await newFolder());
  await loseEverything(data);
  await writeFile(join(data.folder, "site.db-wal"), "old");
  expect((await restore(data, file)).errors).toBe(`There is a database already (${join(data.folder, "site.db-wal")}): restore into an empty data folder.\n`);
});

it("a backup is made even if its success cannot be recorded, and a failed one prints the reason", async () => {
  const data = await furnished("sqlite");
  await mkdir(join(data.folder, "backups.json.new"));
  expect(await backUp(data, await newFolder())).toMatch(/backup-.*\.tar$/);
  const occupied = join(data.folder, "occupied");
  await writeFile(occupied, "a file, where a folder should be");
  const { exitCode, errors } = await runCommand("backup", ["--to", occupied], data.environment);
  expect(exitCode).toBe(1);
  expect(errors).toMatch(/^The backup failed: [^\n]*occupied[^\n]*\n$/);
});

it("a failed backup is recorded for staff until one succeeds", async () => {
  const data = await furnished("sqlite");
  const occupied = join(data.folder, "occupied");
  await writeFile(occupied, "a file, where a folder should be");
  const before = new Date();
  await runCommand("backup", ["--to", occupied], data.environment);
  expect((await readBackupState(data.folder)).failedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  await backUp(data, await newFolder());
  expect((await readBackupState(data.folder)).failedAt).toBeNull();
});

it("a backup of Postgres is not restored into SQLite", async () => {
  const data = await furnished("sqlite");
  const file = join(await newFolder(), "backup.tar");
  const parts = async function* () {
    yield jsonPart(PART.head, headOf({ database: "postgres", madeAt: new Date() }));
    yield jsonPart(PART.contents, { migrations: [], tables: [], pictures: 0 });
  };
  await writeFile(file, await buffer(archiveOf(parts(), undefined)));
  expect((await restore(data, file, {}, "--dry-run")).errors).toBe("The backup is of Postgres, and DATABASE_URL names SQLite.\n");
});

it.each(KINDS)("an interrupted restore on %s can be repeated, and no empty site starts before that", async (kind) => {
  const data = await furnished(kind);
  const [rows, pictures] = [await allRows(data), await allPictures(data)];
  const file = await backUp(data, await newFolder());
  await loseEverything(data);
  const inTheWay = join(data.folder, "media/.incoming");
  await mkdir(join(data.folder, "media"));
  await writeFile(inTheWay, "a file, where a folder should be");
  expect((await restore(data, file)).errors).toMatch(/^The restore was interrupted: \S[^\n]*incoming[^\n]*start it again\.\n$/);
  const { exitCode, errors } = await runCommand("prepare", [], data.environment);
  expect(errors).toMatch(/a restore was interrupted: start it again; or set ALLOW_EMPTY_DATABASE=1[^\n]*\n$/);
  expect(exitCode).toBe(1);

  await rm(inTheWay);
  const arrived = join(data.folder, pictures[0]?.[0] ?? expect.unreachable());
  await mkdir(dirname(arrived), { recursive: true });
  await writeFile(arrived, "of the one that was broken off");
  expect(await restore(data, file)).toMatchObject({ exitCode: 0, errors: "" });
  expect(await allRows(data)).toEqual(rows);
  expect(await allPictures(data)).toEqual(pictures);
  expect(await readdir(data.folder)).not.toContain("restoring");
});

it("a restore that was killed just after placing the database leaves no files behind once the site has started", async () => {
  const data = await furnished("sqlite");
  const file = await backUp(data, await newFolder());
  await loseEverything(data);
  expect((await restore(data, file)).exitCode).toBe(0);
  await link(join(data.folder, "site.db"), join(data.folder, "site.db.restoring"));
  await writeFile(join(data.folder, "restoring"), "disk");
  const site = await startSite({ data });
  await site.stop();
  expect((await readdir(data.folder)).filter((name) => name.includes("restoring"))).toEqual([]);
});

it("a restore brings back the generated secret, readable only by its owner, unless SESSION_SECRET is set", async () => {
  const data = await furnished("sqlite");
  const secret = "5ec7e7".repeat(11);
  await writeFile(join(data.folder, "secret"), secret);
  const withoutSecret = { SESSION_SECRET: "" };
  const file = await backUp(data, await newFolder(), withoutSecret);
  await loseEverything(data);
  expect(await restore(data, file, withoutSecret)).toMatchObject({ exitCode: 0, errors: "" });
  const restored = join(data.folder, "secret");
  expect([await readFile(restored, "utf8"), ((await stat(restored)).mode & 0o777).toString(8)]).toEqual([secret, "600"]);

  await loseEverything(data);
  expect(await restore(data, file)).toMatchObject({ exitCode: 0, errors: "" });
  expect(await readdir(data.folder)).not.toContain("secret");
});

it("a backup is not restored into a storage that has pictures", async () => {
  const data = await furnished("sqlite");
  const file = await backUp(data, await newFolder());
  for (const name of await readdir(data.folder)) if (name !== "media") await rm(join(data.folder, name), { recursive: true });
  expect((await restore(data, file)).errors).toMatch(/^There are pictures already \(\S+\): restore into an empty storage\.\n$/);
});

/** All rows from before are there, no rows that never existed, and each picture has its files. */
async function expectOneMoment(data: SiteData, { before, after }: Record<"before" | "after", Map<string, string[]>>) {
  const restored = await allRows(data);
  for (const table of ["media_assets", "changes"]) {
    const rows = restored.get(table) ?? [];
    expect(rows).toEqual(expect.arrayContaining(before.get(table) ?? []));
    expect(after.get(table)).toEqual(expect.arrayContaining(rows));
  }
  const sql = data.openSql();
  const files = new Set((await allPictures(data)).map(([path]) => path));
  const assets = await sql.rows("select file_path from media_assets");
  await sql.close();
  expect(assets.map(({ file_path: path }) => `/media/${String(path)}`).filter((path) => !files.has(path))).toEqual([]);
  return restored;
}
