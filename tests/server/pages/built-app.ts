import type Database from "better-sqlite3";
import type { RemixApp } from "../../../server/remix";
import { openRemix } from "../../../server/remix-build";
import { SESSION_SECRET, startSmallSite } from "../small-site";

const BUILD = new URL("../../../build/", import.meta.url);

let remix: Promise<RemixApp> | undefined;

/**
 * The built pages on the database of the small site. Loaded once, because a build keeps its database. Its background work
 * ends first, so that only pages run statements.
 */
function remixOn(database: Database.Database): Promise<RemixApp> {
  Object.assign(process.env, { DATABASE_URL: `file:${database.name}`, SESSION_SECRET, NODE_ENV: "production" });
  remix ??= openRemix("production", BUILD).then(async (app) => {
    await app.endBackgroundWork(Promise.resolve());
    return app;
  });
  return remix;
}

/** The front with the built pages in this process, so that a test can see what was rendered. Once for each test file. */
export function startBuiltSite() {
  return startSmallSite({ handler: async (request, { database }) => (await remixOn(database)).handler(request), app: remixOn });
}

