import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Migration, readMigrations } from "../../prisma/migrations";

// the built program is in `build/`, which is beside `prisma/`
const MIGRATIONS = fileURLToPath(new URL("../prisma/migrations/", import.meta.url));

export function migrationsFor(url: string): Migration[] {
  return readMigrations(join(MIGRATIONS, url.startsWith("file:") ? "sqlite" : "postgres"));
}
