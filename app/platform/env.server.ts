import { join, resolve } from "node:path";
import type { z } from "zod";
import { bucketIn } from "./backup/backup-address";
import { envSchema } from "./env-schema";
import { createSecret, storedSecret } from "./env-secret.server";
import { makeFolder } from "./make-folder.server";

/** Only the owner on this machine may read the data. */
const ONLY_OWNER = 0o077;

type Given = z.output<typeof envSchema>;

export type Env = ReturnType<typeof readEnv>;

/** Throws an Error of one line that names each bad variable. Creates nothing, because the folder may be a typing mistake. */
export function readEnv(variables: Record<string, string | undefined>) {
  // set here, because every process that creates files reads the settings first
  process.umask(ONLY_OWNER);
  // older versions crash without a message when the database is opened (scripts/fit-node.mjs)
  if (Number(process.versions.napi) < 10) throw new Error(`Node 22.14 or newer is needed, and this is ${process.versions.node}.`);
  const given = envSchema.safeParse(withoutEmpty(variables));
  if (!given.success) throw badSettings(...new Set(given.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)));
  if (given.data.STORAGE === "s3" && given.data.S3_BUCKET === undefined) throw badSettings("S3_BUCKET: is needed with STORAGE=s3");
  if (given.data.SMTP_URL !== undefined && given.data.MAIL_FROM === undefined) throw badSettings("MAIL_FROM: is needed with SMTP_URL");
  // a link in a mail must not use the Host header of a request
  if (given.data.SMTP_URL !== undefined && given.data.PUBLIC_URL === undefined) throw badSettings("PUBLIC_URL: is needed with SMTP_URL");
  if (given.data.BACKUP_SCHEDULE !== undefined && given.data.BACKUP_TO === undefined) throw badSettings("BACKUP_TO: is needed with BACKUP_SCHEDULE");
  if (given.data.BACKUP_SHIP_LOG && given.data.BACKUP_TO === undefined) throw badSettings("BACKUP_TO: is needed with BACKUP_SHIP_LOG");
  const dataDir = resolve(given.data.DATA_DIR);
  if (isAmongPictures(given.data, dataDir)) throw badSettings("BACKUP_TO: must not lie where the pictures lie");
  const databaseUrl = given.data.DATABASE_URL ?? `file:${join(dataDir, "site.db")}`;
  if (given.data.BACKUP_SHIP_LOG && !databaseUrl.startsWith("file:")) throw badSettings("BACKUP_SHIP_LOG: is for SQLite; Postgres ships its log itself");
  let secret = foundSecret(given.data, { databaseUrl, dataDir });
  return {
    ...given.data,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: given.data.PUBLIC_URL ?? `http://localhost:${given.data.PORT}`,
    isPublicUrlGiven: given.data.PUBLIC_URL !== undefined,
    /** Created when first used, so that a command in a wrong folder does not leave traces of a site. */
    get SESSION_SECRET() {
      return (secret ??= inDataDir(() => createSecret(join(makeFolder(dataDir), "secret"))));
    },
  };
}

export const env = readEnvOrStop();

function readEnvOrStop() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Each backup would include the earlier ones as pictures. */
function isAmongPictures({ BACKUP_TO, STORAGE, S3_BUCKET }: Given, dataDir: string): boolean {
  if (BACKUP_TO === undefined) return false;
  const bucket = bucketIn(BACKUP_TO)?.bucket;
  if (STORAGE === "s3") return bucket === S3_BUCKET;
  return bucket === undefined && `${resolve(BACKUP_TO)}/`.startsWith(`${join(dataDir, "media")}/`);
}

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
}

function badSettings(...complaints: string[]): Error {
  return new Error(`Bad settings (see .env.example) - ${complaints.join("; ")}`);
}

export function makeDataDir({ DATA_DIR: dataDir }: Pick<Env, "DATA_DIR">): void {
  inDataDir(() => makeFolder(dataDir));
}

/** Instances that share a Postgres must use the same secret. */
function foundSecret({ SESSION_SECRET }: Given, { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }) {
  if (SESSION_SECRET !== undefined) return SESSION_SECRET;
  if (!databaseUrl.startsWith("file:")) throw badSettings("SESSION_SECRET: is needed with Postgres");
  return inDataDir(() => storedSecret(join(dataDir, "secret")));
}

function inDataDir<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw badSettings(`DATA_DIR: ${error instanceof Error ? error.message : String(error)}`);
  }
}
