import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Migration, readMigrations } from "../prisma/migrations";

// the built program is in `build/`, which is beside `prisma/`
const FOLDER = fileURLToPath(new URL("../prisma/migrations/", import.meta.url));

/** The migrations of this version of the site. */
export function ownMigrations(database: "sqlite" | "postgres"): Migration[] {
  return readMigrations(join(FOLDER, database));
}

export function migrationsFor(url: string): Migration[] {
  return ownMigrations(url.startsWith("file:") ? "sqlite" : "postgres");
}
