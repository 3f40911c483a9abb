// A program that imports an export of the hosted backend, or of this site, into the database and the pictures.
//   npm run import -- FOLDER [--write] [--overwrite]
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../app/platform/database-open.server";
import { env, makeDataDir } from "../../app/platform/env.server";
import { requireNonePending, requireNoneUnknown } from "../../prisma/migrations";
import { defaultRoles } from "../../prisma/seed/roles";
import { readCommandLine } from "../command-line.mjs";
import { reasonWithDatabase } from "../database-reason";
import { migrationsFor } from "../own-migrations";
import { fetchPictures } from "./fetch-pictures";
import { importRows, type TableReport } from "./import-rows";
import { MOVED_TABLES } from "./moved-tables";
import { readExport } from "./read-export";

const TAKEN = new Set([...MOVED_TABLES.map(({ name }) => name), "media_assets"]);
const ROLES = "user_roles";

const USAGE = "npm run import -- FOLDER [--write] [--overwrite]";

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, overwrite: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } },
});

try {
  await run(positionals[0]);
} catch (error) {
  console.error(`The import failed: ${reasonWithDatabase(error)}`);
  process.exitCode = 1;
}

async function run(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error(`Which export? ${USAGE}`);
  if (values.write && values["dry-run"]) throw new Error("--write and --dry-run cannot both be meant.");
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`There is no folder ${folder}.`);
  const found = await readExport(folder);
  found.faults.push(...(await fetchPictures(folder)));
  const others = [...found.tables.keys()].filter((name) => !TAKEN.has(name));
  if (others.length === found.tables.size && found.faults.length === 0) throw new Error(`${folder} has no table that is taken: name each file after one (docs/moving.md).`);
  const scratch = await mkdtemp(join(tmpdir(), "calima-import-"));
  const url = await preparedUrl(scratch);
  const database = await openDatabase(url);
  try {
    const reports = await importRows({ folder, found, database, isWritten: values.write, mayOverwrite: values.overwrite });
    tell(reports, { faults: found.faults, others: others.filter((name) => name !== ROLES) });
  } finally {
    await database.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A database with tables and roles, but without default content. A dry run without a database uses an empty temporary one. */
async function preparedUrl(scratch: string): Promise<string> {
  const { DATABASE_URL: own } = env;
  if (await isFilled(own)) return own;
  if (values.write) makeDataDir(env);
  const url = values.write ? own : `file:${join(scratch, "site.db")}`;
  const preparation = await openPreparation(url);
  await preparation.applyMissing(migrationsFor(url));
  await preparation.close();
  const database = await openDatabase(url);
  await database.write(async (tx) => {
    await tx.userRole.createMany({ data: defaultRoles });
    await tx.setupStatus.upsert({ where: { id: "setup" }, create: { id: "setup" }, update: {} });
  });
  await database.close();
  return url;
}

async function isFilled(url: string): Promise<boolean> {
  if (url.startsWith("file:") && !existsSync(url.slice("file:".length))) return false;
  const preparation = await openPreparation(url);
  try {
    const records = await preparation.records();
    if (!env.ALLOW_NEWER_DATABASE) requireNoneUnknown(migrationsFor(url), records);
    const isFilled = await preparation.isFilled();
    if (isFilled) requireNonePending(migrationsFor(url), records);
    return isFilled;
  } finally {
    await preparation.close();
  }
}

async function openPreparation(url: string) {
  if (url.startsWith("file:")) return (await import("../../prisma/preparation-sqlite")).prepareSqlite(url.slice("file:".length));
  return (await import("../../prisma/preparation-postgres")).preparePostgres(url);
}

interface NotTaken {
  faults: readonly string[];
  others: readonly string[];
}

function tell(reports: readonly TableReport[], { faults, others }: NotTaken): void {
  for (const { name, taken, changed, unchanged, skipped } of reports) {
    console.log(`${name}: ${taken.toString()} taken, ${changed.toString()} changed, ${unchanged.toString()} unchanged, ${skipped.length.toString()} skipped`);
    for (const line of skipped) console.log(`  skipped ${line}`);
  }
  for (const fault of faults) console.log(fault);
  for (const name of others) console.log(`${name} is no table that is taken.`);
  const isWhole = faults.length === 0 && reports.every(({ skipped }) => skipped.length === 0);
  if (!isWhole) process.exitCode = 1;
  console.log(values.write ? `Written${isWhole ? "" : ", except what is named above"}.` : "Nothing was written. Say --write to do it.");
}
