import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { bucketIn } from "./backup/backup-address";
import { storedSecret } from "./env-secret.server";

const text = z.string().trim().min(1);

/** Messages, addresses, passwords and drafts are nobody else's on this machine. */
const ONLY_OWNER = 0o077;

const WEB_ADDRESS = { protocol: /^https?$/, error: "must be an address that begins with http:// or https://" };
const PORTS = "must be a whole number from 0 to 65535";
const PROXIES = "must be fly, or how many proxies stand in front, 0 to 5";

/** Off unless it is 1. */
const consent = z.enum(["0", "1"], "must be 1 or 0").default("0").transform((given) => given === "1");

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65_535, PORTS).default(3000),
  HOST: text.default("0.0.0.0"),
  PUBLIC_URL: z.url(WEB_ADDRESS).refine(isOrigin, "must end with the host, like https://calima.example").optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
    .refine(isDatabaseAddress, "must be file: with a path, or postgres://user:password@host:5432/name")
    .optional(),
  ALLOW_EMPTY_DATABASE: consent,
  ALLOW_NEWER_DATABASE: consent,
  SESSION_SECRET: z.string().refine(isLongEnough, "must have at least 32 characters").optional(),
  SETUP_CODE: text.optional(),
  CONTACT_FORM_ENDPOINT: z.url(WEB_ADDRESS).optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://").optional(),
  MAIL_FROM: z.email("must be the address that mail comes from, like website@calima.example").optional(),
  TRUST_PROXY: z.union([z.literal("fly"), z.coerce.number().int().min(0).max(5)], PROXIES).default(0),
  STORAGE: z.enum(["disk", "s3"]).default("disk"),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url(WEB_ADDRESS).optional(),
  /** The keys to the bucket stand in variables that the client of S3 reads itself, where they are needed. */
  AWS_REGION: text.default("us-east-1"),
  BACKUP_TO: text.refine(isBackupPlace, "must be a folder, or a bucket like s3://bucket/prefix").optional(),
  BACKUP_SCHEDULE: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day in UTC, like 03:30").optional(),
  BACKUP_SHIP_LOG: consent,
  BACKUP_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  METRICS_TOKEN: z.string().regex(/^[\w.~+/-]{16,}=*$/, "must have at least 16 letters, digits or any of . _ ~ + / -").optional(),
});

type Given = z.output<typeof schema>;

export type Env = ReturnType<typeof readEnv>;

/** The settings of the process, completed with their defaults. Throws one line that names each bad variable. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = schema.safeParse(withoutEmpty(variables));
  if (!given.success) throw badSettings(...given.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  if (given.data.STORAGE === "s3" && given.data.S3_BUCKET === undefined) throw badSettings("S3_BUCKET: is needed with STORAGE=s3");
  if (given.data.SMTP_URL !== undefined && given.data.MAIL_FROM === undefined) throw badSettings("MAIL_FROM: is needed with SMTP_URL");
  // why: a link in a mail must not lead to whatever host a request has named
  if (given.data.SMTP_URL !== undefined && given.data.PUBLIC_URL === undefined) throw badSettings("PUBLIC_URL: is needed with SMTP_URL");
  if (given.data.BACKUP_SCHEDULE !== undefined && given.data.BACKUP_TO === undefined) throw badSettings("BACKUP_TO: is needed with BACKUP_SCHEDULE");
  if (given.data.BACKUP_SHIP_LOG && given.data.BACKUP_TO === undefined) throw badSettings("BACKUP_TO: is needed with BACKUP_SHIP_LOG");
  const dataDir = resolve(given.data.DATA_DIR);
  if (isAmongPictures(given.data, dataDir)) throw badSettings("BACKUP_TO: must not lie where the pictures lie");
  const databaseUrl = given.data.DATABASE_URL ?? `file:${join(dataDir, "site.db")}`;
  if (given.data.BACKUP_SHIP_LOG && !databaseUrl.startsWith("file:")) throw badSettings("BACKUP_SHIP_LOG: is for SQLite; Postgres ships its log itself");
  return {
    ...given.data,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    /** What pages and cookies call our address; PUBLIC_URL, or this machine while nobody has said it. */
    PUBLIC_URL: given.data.PUBLIC_URL ?? `http://localhost:${given.data.PORT}`,
    isPublicUrlGiven: given.data.PUBLIC_URL !== undefined,
    SESSION_SECRET: sessionSecret(given.data, { databaseUrl, dataDir: madeFolder(dataDir) }),
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

/** What is no address at all has its own complaint. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return pathname === "/" && search === "" && hash === "";
}

/** What has no beginning that we know has its own complaint. */
function isDatabaseAddress(address: string): boolean {
  return address.startsWith("file:") ? /^file:[^?]/.test(address) : !address.startsWith("postgres") || URL.canParse(address);
}

/** Blanks around it are no characters. why not cut off: what was signed with them must stay good. */
function isLongEnough(secret: string): boolean {
  return secret.trim().length >= 32;
}

function isBackupPlace(address: string): boolean {
  return !address.startsWith("s3:") || bucketIn(address) !== null;
}

/** Each backup would be a picture of the next one. */
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

function madeFolder(dataDir: string): string {
  return inDataDir(() => {
    // why here: whatever process makes files of the site has read its settings before
    process.umask(ONLY_OWNER);
    makeFolders(dataDir);
    return dataDir;
  });
}

/** why not by `recursive`: Node tries for ever where a folder that is there takes none, below /proc for one */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // why: another process that starts may have made it meanwhile
    if (!existsSync(folder)) throw error;
  }
}

/** Instances that share a Postgres must share the secret too; a SQLite file belongs to one data folder. */
function sessionSecret({ SESSION_SECRET }: Given, { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }) {
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
