import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseKind } from "./postgres-databases";
import { sqlOf } from "./sql";

const MIGRATIONS = join(import.meta.dirname, "../../prisma/migrations");

/** Creates the current tables in an empty database with the committed SQL. Adds no content. */
export async function migrate(url: string, kind: DatabaseKind) {
  const sql = sqlOf(url);
  const folders = readdirSync(join(MIGRATIONS, kind), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.map(({ name }) => join(MIGRATIONS, kind, name, "migration.sql")).toSorted();
  await sql.run(files.map((file) => readFileSync(file, "utf8")));
  await sql.close();
}
