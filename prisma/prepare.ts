// A program that migrates the database and fills an empty one. Prints what it does, and exits with 1 on failure.
import { fileURLToPath } from "node:url";
import { databaseRefusal } from "../app/platform/database-fault";
import { env, makeDataDir } from "../app/platform/env.server";
import { endFirstStart } from "../app/platform/first-start";
import { requireNewSite } from "./empty-database";
import { prepareDatabase } from "./prepare-database";

const { DATABASE_URL: url, DATA_DIR: dataDir } = env;

try {
  makeDataDir(env);
  await prepareDatabase({
    url,
    // the built program is in `build/`, which is beside `prisma/`, as this file's folder is
    migrationsFolder: fileURLToPath(new URL("../prisma/migrations/", import.meta.url)),
    requireNew: () => env.ALLOW_EMPTY_DATABASE || requireNewSite({ url, dataDir }),
    mayBeNewer: env.ALLOW_NEWER_DATABASE,
    say: (line) => console.log(line),
  });
  endFirstStart(env);
} catch (error) {
  console.error(`The database cannot be prepared: ${databaseRefusal(error, url)}`);
  process.exitCode = 1;
}
