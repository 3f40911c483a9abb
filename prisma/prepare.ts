// A program: brings the database up to date and fills an empty one. Says what it does, and ends with 1 if it cannot.
import { fileURLToPath } from "node:url";
import { env } from "../app/platform/env.server";
import { prepareDatabase } from "./prepare-database";

try {
  await prepareDatabase({
    url: env.DATABASE_URL,
    // why: the built program lies in `build/`, which stands beside `prisma/` as this source file's folder does
    migrationsFolder: fileURLToPath(new URL("../prisma/migrations/", import.meta.url)),
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(`The database cannot be prepared: ${lineOf(error)}`);
  process.exitCode = 1;
}

function lineOf(error: unknown): string {
  // why: a server that answers on none of its addresses gives one error for each, and none for them together
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, " ").trim();
}
