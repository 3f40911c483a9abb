import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");

interface Database {
  kind: "sqlite" | "postgres";
  databaseUrl: string;
  folder: string;
}

/** The output of Prisma's command line about the migrations of a database. */
export async function migrateStatus({ kind, databaseUrl }: Database) {
  return prisma(["migrate", "status", "--schema", `prisma/generated/${kind}.prisma`], { DATABASE_URL: databaseUrl });
}

/** The difference between a database, as Prisma reads it, and a schema; empty if there is none. */
export async function differenceFrom(schema: string, { kind, databaseUrl, folder }: Database) {
  const pulled = await prisma(["db", "pull", "--print", "--schema", `prisma/generated/${kind}.prisma`], {
    DATABASE_URL: databaseUrl,
  });
  const [found, wanted] = [join(folder, "found.prisma"), join(folder, "wanted.prisma")];
  // before the schema it prints a warning about our configuration
  await writeFile(found, pulled.slice(pulled.indexOf("generator ")));
  await writeFile(wanted, schema);
  const difference = await prisma(
    ["migrate", "diff", "--config", "prisma/without-database.config.ts", "--script"].concat([
      "--from-schema-datamodel",
      found,
      "--to-schema-datamodel",
      wanted,
    ]),
    { COMPARED_DATABASE: kind },
  );
  return difference.replace("-- This is an empty migration.", "").trim();
}

async function prisma(parameters: string[], environment: Record<string, string>) {
  const command = [join(ROOT, "node_modules/prisma/build/index.js"), ...parameters];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, CHECKPOINT_DISABLE: "1", ...environment },
  });
  return stdout;
}
