import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.server";
import { logger } from "./logger.server";
import { type Whereabouts, whereaboutsOf, whereaboutsOfSqlite } from "./moved-away.server";
import { storage } from "./storage.server";

const LOOK_EVERY_MS = 500;

interface Watched {
  path: string;
  whereabouts: () => Whereabouts | Promise<Whereabouts>;
  says: string;
}

/** Logs each change once. Storage and database refuse the writes. */
export function startWatchingData(): () => Promise<void> {
  if (env.STORAGE === "s3") void lookIntoBucket();
  const looks = watchedHere().map(lookAfter);
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void Promise.all(looks.map((look) => look())).finally(() => (isLooking = false));
  }, LOOK_EVERY_MS).unref();
  return () => Promise.resolve(clearInterval(timer));
}

function watchedHere(): Watched[] {
  const [database, pictures, secret] = [env.DATABASE_URL.slice("file:".length), join(env.DATA_DIR, "media"), join(env.DATA_DIR, "secret")];
  return [
    ...(env.DATABASE_URL.startsWith("file:") ? [{ path: database, whereabouts: whereaboutsOfSqlite(database), says: SAYS.database }] : []),
    ...(env.STORAGE === "disk" ? [{ path: pictures, whereabouts: whereaboutsOf(pictures), says: SAYS.pictures }] : []),
    { path: secret, whereabouts: whereaboutsOfSecret(secret), says: SAYS.secret },
  ];
}

const REPLACE = "If it is lost: stop the site, restore a backup (docs/backup.md), start it again";
const SAYS = {
  // a clean stop makes SQLite write the log into the file, even a log without a name
  database: `nothing is saved until the same file is back under its name (renamed, not copied). If only the -wal beside it is away: stop the site, do not kill it, and start it again. ${REPLACE}`,
  pictures: `uploads are refused until the same folder is back under its name. ${REPLACE}`,
  secret: "the site goes on with what it has read. Put the file back before the next start, or everybody logs in again and second factors are lost",
};

/** Compares the content. Not watched if another secret was in the file at the start. */
function whereaboutsOfSecret(path: string): () => Promise<Whereabouts> {
  const stored = () => readFile(path, "utf8").then((text) => text.trim(), () => null);
  const isOurs = stored().then((secret) => secret === env.SESSION_SECRET);
  return async () => {
    if (!(await isOurs)) return "in place";
    const now = await stored();
    if (now === env.SESSION_SECRET) return "in place";
    return now === null ? "gone" : "replaced";
  };
}

function lookAfter({ path, whereabouts, says }: Watched): () => Promise<void> {
  let last: Whereabouts = "in place";
  return async () => {
    const now = await whereabouts();
    if (now === last) return;
    last = now;
    if (now === "in place") logger.info({ path }, `${path} is back`);
    else logger.error({ path }, `${path} is ${now === "gone" ? "not there any more" : "another one now"}: ${says}`);
  };
}

/** Logs at the start if the bucket does not answer. Pages work without their pictures. */
async function lookIntoBucket(): Promise<void> {
  try {
    await storage.list()[Symbol.asyncIterator]().next();
  } catch (error) {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env;
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    logger.error({ bucket, endpoint }, `the pictures cannot be reached, uploads will fail: check S3_BUCKET, S3_ENDPOINT and the AWS variables (${why})`);
  }
}
