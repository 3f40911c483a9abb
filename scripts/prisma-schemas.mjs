// Writes a Prisma schema for each database from prisma/models.prisma, and generates both clients and the list of tables.
// Does nothing if the models, this file and Prisma have not changed since, so every command may call it.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const projectFolder = new URL("../", import.meta.url);
const modelsFile = new URL("prisma/models.prisma", projectFolder);
const schemasFolder = new URL("prisma/generated/", projectFolder);
const clientsFolder = new URL("app/platform/generated/", projectFolder);
const stampFile = new URL("stamp", clientsFolder);

/** The databases by folder name, with the provider's name in Prisma's language. */
export const DATABASES = [
  { name: "sqlite", provider: "sqlite", url: "file:unused.db" },
  { name: "postgres", provider: "postgresql", url: "postgresql://unused" },
];

/** @param {string} name */
function schemaFile(name) {
  return fileURLToPath(new URL(`${name}.prisma`, schemasFolder));
}

/**
 * The schema of one database. Its address is never used, because adapters make the connections.
 * @param {{ name: string, provider: string, url: string }} database
 * @param {string} models
 */
export function schemaFor({ name, provider, url }, models) {
  return `// Written by scripts/prisma-schemas.mjs from prisma/models.prisma.

generator client {
  provider               = "prisma-client"
  engineType             = "client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = ""
  output                 = "../../app/platform/generated/${name}"
}

datasource db {
  provider = "${provider}"
  url      = "${url}"
}

${models}`;
}

/** Answers whether anything had changed. */
export async function generateClients() {
  const models = await readFile(modelsFile, "utf8");
  const stamp = await stampOf(models);
  if (await isUpToDate(stamp)) return false;

  await rm(stampFile, { force: true });
  await mkdir(schemasFolder, { recursive: true });
  await Promise.all(DATABASES.map((database) => generateClient(database, models)));
  await Promise.all(DATABASES.map(({ name }) => adaptCompiler(name)));
  await sayThatTheTypesAreTheSame();
  await writeTables();
  await writeFile(stampFile, stamp);
  return true;
}

/**
 * Both clients come from the same models and differ only in their database. TypeScript cannot know that, so the Postgres
 * client is exported with the types of the SQLite one.
 */
async function sayThatTheTypesAreTheSame() {
  await writeFile(new URL("postgres/as-sqlite.js", clientsFolder), 'export { PrismaClient } from "./client";\n');
  await writeFile(new URL("postgres/as-sqlite.d.ts", clientsFolder), 'export { PrismaClient } from "../sqlite/client";\n');
}

/** For programs in the build, which does not contain the models. */
async function writeTables() {
  const { TABLES } = await import("../prisma/models.mjs");
  const tables = TABLES.map(({ name, model, columns }) => ({ name, model, columns }));
  await writeFile(new URL("tables.ts", clientsFolder), `export const TABLES = ${JSON.stringify(tables, null, 2)} as const;\n`);
}

const RUNTIME = /getRuntime: async \(\) => await import\(("@prisma\/client\/runtime\/[\w.-]+")\)/;
const COMPILER = /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+)"\)/;

/**
 * Makes the client keep query plans (app/platform/query-plans.server.ts). The compiler is a module with a text of 2.5 MB,
 * which would stay in memory as long as the site runs (10 MB); so the client reads the file and keeps only what it
 * compiles from it.
 * @param {string} name of the database
 */
async function adaptCompiler(name) {
  const file = new URL(`${name}/internal/class.ts`, clientsFolder);
  const text = await readFile(file, "utf8");
  if (!RUNTIME.test(text) || !COMPILER.test(text)) throw new Error(`Prisma writes ${fileURLToPath(file)} otherwise by now: look how it imports its compiler`);
  const reading = `const { readFile } = await import("node:fs/promises")
    const module = await readFile(createRequire(import.meta.url).resolve("$1"), "latin1")
    const [, wasm] = module.split('"')`;
  // after the comments, because the first one tells TypeScript to ignore the file
  const importing = text.replace(/^import /m, 'import { createRequire } from "node:module"\nimport { keepPlans } from "../../../query-plans.server"\nimport ');
  await writeFile(file, importing.replace(RUNTIME, "getRuntime: async () => keepPlans(await import($1))").replace(COMPILER, reading));
}

/** @param {string} stamp */
async function isUpToDate(stamp) {
  const isComplete = [stampFile, ...DATABASES.map(({ name }) => schemaFile(name))].every((file) => existsSync(file));
  return isComplete && (await readFile(stampFile, "utf8")) === stamp;
}

/** @param {string} models */
async function stampOf(models) {
  const hash = createHash("sha256").update(models);
  for (const maker of [import.meta.url, new URL("prisma/models.mjs", projectFolder)]) hash.update(await readFile(new URL(maker)));
  hash.update(await readFile(new URL("node_modules/prisma/package.json", projectFolder)));
  return hash.digest("hex");
}

/** @param {{ name: string, provider: string, url: string }} database @param {string} models */
async function generateClient(database, models) {
  await writeFile(schemaFile(database.name), schemaFor(database, models));
  const prisma = fileURLToPath(new URL("node_modules/prisma/build/index.js", projectFolder));
  await promisify(execFile)(
    process.execPath,
    [prisma, "generate", "--schema", schemaFile(database.name), "--no-hints"],
    {
      cwd: fileURLToPath(projectFolder),
      env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    },
  );
}
