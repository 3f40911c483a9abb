import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { storedSecret } from "./env-secret.server";

const text = z.string().trim().min(1);

const WEB_ADDRESS = { protocol: /^https?$/, error: "must be an address that begins with http:// or https://" };
const PORTS = "must be a whole number from 0 to 65535";
const PROXIES = "must be fly, or how many proxies stand in front, 0 to 5";

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65_535, PORTS).default(3000),
  HOST: text.default("0.0.0.0"),
  PUBLIC_URL: z.url(WEB_ADDRESS).refine(isOrigin, "must end with the host, like https://calima.example").optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
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
  const dataDir = resolve(given.data.DATA_DIR);
  const databaseUrl = given.data.DATABASE_URL ?? `file:${join(dataDir, "site.db")}`;
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

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
}

function badSettings(...complaints: string[]): Error {
  return new Error(`Bad settings (see .env.example) - ${complaints.join("; ")}`);
}

function madeFolder(dataDir: string): string {
  return inDataDir(() => {
    mkdirSync(dataDir, { recursive: true });
    return dataDir;
  });
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
