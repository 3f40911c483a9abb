// A program that lists stored pictures without a row, and rows without their files. Changes nothing.
//   npm run media:report
import { findOrphanedFiles } from "../../app/domain/media/orphaned-files.server";
import { env } from "../../app/platform/env.server";
import { exitWithoutSite, readCommandLine } from "../command-line.mjs";
import { reasonWithDatabase } from "../database-reason";

readCommandLine("npm run media:report", {});
exitWithoutSite(env.DATABASE_URL);

try {
  await report();
} catch (error) {
  console.error(`The report failed: ${reasonWithDatabase(error)}`);
  process.exitCode = 1;
}

async function report(): Promise<void> {
  const { storedCount, storedBytes, orphans, missing } = await findOrphanedFiles();

  console.log(`Stored: ${storedCount.toString()} files, ${storedBytes.toString()} bytes`);
  console.log(`Stored, but in no row: ${orphans.length.toString()}`);
  for (const { key, size } of orphans) console.log(`  ${key} (${size.toString()} bytes)`);
  console.log(`In a row, but not stored: ${missing.length.toString()}`);
  for (const { id, name, keys } of missing) console.log(`  ${name} (${id}): ${keys.join(", ")}`);
}
