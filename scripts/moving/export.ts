// A program that exports the pictures and all rows that `npm run import` accepts, whether the site runs or not.
//   npm run export -- FOLDER
import { readdir, rm, writeFile } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { keysOf } from "../../app/domain/media/picture-files.server";
import { openDatabase } from "../../app/platform/database-open.server";
import type { Database } from "../../app/platform/database-types";
import { env } from "../../app/platform/env.server";
import { inspectDatabase } from "../../app/platform/inspect-database.server";
import { makeFolder } from "../../app/platform/make-folder.server";
import { storage } from "../../app/platform/storage.server";
import { requireNonePending, requireNoneUnknown } from "../../prisma/migrations";
import { exitWithoutSite, readCommandLine } from "../command-line.mjs";
import { reasonWithDatabase } from "../database-reason";
import { migrationsFor } from "../own-migrations";
import { MOVED_TABLES } from "./moved-tables";

const ALL_TABLES = [...MOVED_TABLES, { name: "media_assets", model: "mediaAsset" }] as const;

/** Columns of accounts, which are not exported: people choose a new password with a one-time link. */
const OF_ACCOUNTS = ["userId", "createdBy", "initialPasswordHash"];

const USAGE = "npm run export -- FOLDER";

const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
exitWithoutSite(env.DATABASE_URL);

try {
  await exportTo(positionals[0]);
} catch (error) {
  console.error(`The export failed: ${reasonWithDatabase(error)}`);
  process.exitCode = 1;
}

async function exportTo(to: string | undefined): Promise<void> {
  if (to === undefined) throw new Error(`Where to? ${USAGE}`);
  makeFolder(to);
  if ((await readdir(to)).length > 0) throw new Error(`${to} is not empty.`);
  await requireOwnVersion(env.DATABASE_URL);
  const missing = await writeExport(to).catch(async (error: unknown) => {
    for (const name of await readdir(to)) await rm(join(to, name), { recursive: true });
    throw error;
  });
  if (missing.length > 0) throw new Error(`these files of pictures are not in the storage, all else is exported (see npm run media:report): ${missing.join(", ")}`);
}

async function requireOwnVersion(url: string): Promise<void> {
  const { migrations: applied } = await inspectDatabase(url, { looksForDamages: false });
  if (applied.length === 0) return;
  if (!env.ALLOW_NEWER_DATABASE) requireNoneUnknown(migrationsFor(url), applied);
  requireNonePending(migrationsFor(url), applied);
}

/** Answers the missing files of pictures. */
async function writeExport(to: string): Promise<string[]> {
  const database = await openDatabase(env.DATABASE_URL, { longestChangeMs: 60_000 });
  try {
    const tables = await readTables(database);
    for (const { name, rows } of tables) await writeFile(join(to, `${name}.json`), `${JSON.stringify(rows, null, 1)}\n`);
    const { pictures, missing } = await copyPictures(to, tables.find(({ name }) => name === "media_assets")?.rows ?? []);
    const counts = Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length]));
    await writeFile(join(to, "manifest.json"), `${JSON.stringify({ madeAt: new Date(), tables: counts, pictures }, null, 1)}\n`);
    console.log(`Exported: ${to}, ${tables.reduce((sum, { rows }) => sum + rows.length, 0).toString()} rows, ${pictures.toString()} files of pictures`);
    return missing;
  } finally {
    await database.close();
  }
}

type Row = Readonly<Record<string, unknown>>;

interface Rows {
  findMany(args: { where: object }): PromiseLike<object[]>;
}

/** `write` is the only way to read all tables in one transaction, so that no row refers to a missing one */
function readTables(database: Database): Promise<{ name: string; rows: Row[] }[]> {
  return database.write(async (tx) => {
    const tables = [];
    for (const { name, model } of ALL_TABLES) {
      const source: Rows = tx[model];
      tables.push({ name, rows: (await source.findMany({ where: {} })).map(inTable).toSorted(byId) });
    }
    return tables;
  });
}

function inTable(row: object): Row {
  const own = Object.entries(row).filter(([name]) => !OF_ACCOUNTS.includes(name));
  return Object.fromEntries<unknown>(own.map(([name, value]) => [name === "resource" ? "noun" : inSnakeCase(name), value]));
}

/** Not in the query, because each database sorts letters differently, and exports should be equal. */
function byId(one: Row, other: Row): number {
  return idOf(one) < idOf(other) ? -1 : 1;
}

function idOf({ id, slug, key }: Row): string {
  return String(id ?? slug ?? key);
}

function inSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** After the rows: a file that is newer belongs to none of them, and a missing file is reported. */
async function copyPictures(to: string, assets: readonly Row[]): Promise<{ pictures: number; missing: string[] }> {
  const missing: string[] = [];
  const keys = assets.flatMap(({ file_path: path, widths }) => keysOf({ filePath: String(path), widths }));
  for (const key of keys) {
    const file = await storage.open(key);
    if (file === null) {
      missing.push(key);
      continue;
    }
    const target = join(to, "media", key);
    makeFolder(dirname(target));
    await pipeline(file.stream, createWriteStream(target));
  }
  return { pictures: keys.length - missing.length, missing };
}
