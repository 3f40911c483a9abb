import type Database from "better-sqlite3";
import type { RemixApp } from "../../server/remix";
import { openRemix } from "../../server/remix-build";
import { SESSION_SECRET, startSmallSite } from "./small-site";

const BUILD = new URL("../../build/", import.meta.url);

let remix: Promise<RemixApp> | undefined;

/**
 * The built pages on the database of the small site. Read once: a build has one database for its whole life. What the
 * build does in the background is ended first: its statements are no page's.
 */
function remixOn(database: Database.Database): Promise<RemixApp> {
  Object.assign(process.env, { DATABASE_URL: `file:${database.name}`, SESSION_SECRET, NODE_ENV: "production" });
  remix ??= openRemix("production", BUILD).then(async (app) => {
    await app.endBackgroundWork(Promise.resolve());
    return app;
  });
  return remix;
}

/** The front before the built pages, in this process: it may be asked what it rendered. Once for each file of tests. */
export function startBuiltSite() {
  return startSmallSite({ handler: async (request, { database }) => (await remixOn(database)).handler(request), app: remixOn });
}

