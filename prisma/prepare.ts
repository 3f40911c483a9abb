// A program: brings the database up to date and fills an empty one. Says what it does, and ends with 1 if it cannot.
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
    // why: the built program lies in `build/`, which stands beside `prisma/` as this source file's folder does
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
