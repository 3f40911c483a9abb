import * as z from "zod";
import { BACKUP_ADDRESS, isBackupAddress } from "./backup/backup-address";

const text = z.string().trim().min(1, "must not be blank");

const WEB_ADDRESS = { protocol: /^https?$/, error: "must be an address that begins with http:// or https://" };
const PORTS = "must be a whole number from 0 to 65535";
const MAIL_SERVER = { protocol: /^smtps?$/, hostname: /./, error: "must be an address like smtp://user:password@mail.example:587, or with smtps://" };
const PROXIES = "must be fly, or how many proxies stand in front, 0 to 5";

const consent = z.enum(["0", "1"], "must be 1 or 0").default("0").transform((given) => given === "1");

/** `npm run environment` generates `.env.example` and docs/environment.md from it. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], "must be development, test or production")
    .default("production")
    .meta({ description: "The mode of the process; only development and tests set it.", example: "production" }),
  PORT: wholeNumber(65_535, PORTS).default(3000).meta({ description: "The port on which the site listens.", example: "3000" }),
  HOST: text.default("0.0.0.0").meta({ description: "The address of this machine on which the site listens.", example: "0.0.0.0" }),
  PUBLIC_URL: z
    .url(WEB_ADDRESS)
    .refine(isOrigin, "must end with the host, like https://calima.example")
    .optional()
    .meta({
      description:
        "The address that visitors see, without a path: canonical links, secure cookies. Other hosts are redirected to it, except localhost and /health. Without it the start in production warns.",
      example: "https://calima.example",
    }),
  DATA_DIR: text
    .default("./data")
    .meta({ description: "The folder with everything the site owns: site.db, media/, secret.", example: "./data" }),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
    .refine(isDatabaseAddress, "must be file: with a path, or postgres://user:password@host:5432/name")
    .refine(hasNoOptionsOfFile, 'must be file: with a path that has no "?"')
    .optional()
    .meta({
      description: "file:/path/to/site.db (without it: site.db in DATA_DIR), or Postgres when one machine is not enough.",
      example: "postgres://user:password@host:5432/calima",
    }),
  ALLOW_EMPTY_DATABASE: consent.meta({
    description: "1: start an empty site although DATA_DIR has pictures or a secret, which are signs of a lost database or an interrupted restore. Do not leave it on.",
    example: "0",
  }),
  ALLOW_NEWER_DATABASE: consent.meta({
    description: "1: start on a database that a newer version of the site has changed, in a rolling deploy. Do not leave it on.",
    example: "0",
  }),
  SESSION_SECRET: z
    .string()
    .refine(hasAtLeast(32), "must have at least 32 characters")
    .optional()
    .meta({
      description:
        "Signs cookies; at least 32 characters. With SQLite it is generated once in DATA_DIR; with Postgres it is required, and the same for all instances. It also seals second factors: after a change everybody must log in again, and only recovery codes still work as second factors.",
      example: "",
    }),
  SETUP_CODE: text.optional().meta({
    description: "If set, the set-up form asks for it, so that no stranger can be the first admin of a site that is already public.",
    example: "",
  }),
  CONTACT_FORM_ENDPOINT: z
    .url(WEB_ADDRESS)
    .optional()
    .meta({
      description:
        "The address to which messages of the contact form are sent, as multipart form data. A message that is sent again has the same header Idempotency-Key, so that the provider can recognize it.",
      example: "https://forms.example/f/abc",
    }),
  SMTP_URL: z
    .url(MAIL_SERVER)
    .optional()
    .meta({
      description: "If set, new users get their one-time link by mail; the admin always sees it too. Needs PUBLIC_URL and MAIL_FROM.",
      example: "smtp://user:password@mail.example:587",
    }),
  MAIL_FROM: z
    .email("must be the address that mail comes from, like website@calima.example")
    .optional()
    .meta({ description: "The sender of mail.", example: "website@calima.example" }),
  TRUST_PROXY: z
    .union([z.literal("fly"), wholeNumber(5, PROXIES)], PROXIES)
    .default(0)
    .meta({
      description: "The proxies in front of the site: fly, or the number of proxies that append to X-Forwarded-For. 0: none.",
      example: "0",
    }),
  STORAGE: z
    .enum(["disk", "s3"], "must be disk or s3")
    .default("disk")
    .meta({
      description: "The storage of pictures: disk is DATA_DIR/media, s3 is a bucket of S3 or of a compatible server.",
      example: "disk",
    }),
  S3_BUCKET: text.optional().meta({
    description:
      "The bucket of the pictures. Its key is in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and needs the rights to get, put, delete and list (without the last, S3 calls a missing file forbidden).",
    example: "calima-media",
  }),
  S3_ENDPOINT: z.url(WEB_ADDRESS).optional().meta({ description: "The server of the bucket, if it is not AWS.", example: "https://s3.example" }),
  AWS_REGION: text.default("us-east-1").meta({ description: "The region of the bucket.", example: "us-east-1" }),
  BACKUP_TO: text
    .refine(isBackupAddress, BACKUP_ADDRESS)
    .optional()
    .meta({
      description: "Backups (docs/backup.md): a folder, or a bucket other than that of the pictures, with the AWS variables above.",
      example: "s3://calima-backups/site",
    }),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day in UTC, like 03:30")
    .optional()
    .meta({ description: "Every day at this time (UTC); without it only `npm run backup` makes one.", example: "03:30" }),
  BACKUP_SHIP_LOG: consent.meta({
    description: "1: also copies changes there every two seconds (SQLite only), so that hardly anything is lost with the machine.",
    example: "0",
  }),
  BACKUP_KEY: z.string().refine(hasAtLeast(16), "must have at least 16 characters").optional().meta({
    description: "Encrypts backups; at least 16 characters. Nobody can read them without it, so keep it somewhere else as well.",
    example: "",
  }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, "must have at least 16 letters, digits or any of . _ ~ + / -")
    .optional()
    .meta({
      description:
        "If set, Prometheus may read /metrics with `Authorization: Bearer TOKEN` (docs/operating.md); else nobody may. At least 16 letters and digits, `openssl rand -hex 24` for one.",
      example: "",
    }),
});

/** Of digits only, because `Number` reads a blank as 0. */
function wholeNumber(max: number, error: string) {
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().max(max, error));
}

/** Accepts invalid addresses, which get another message. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return pathname === "/" && search === "" && hash === "";
}

/** Accepts unknown schemes, which get another message. */
function isDatabaseAddress(address: string): boolean {
  return address.startsWith("file:") ? /^file:[^?]/.test(address) : !address.startsWith("postgres") || URL.canParse(address);
}

/** SQLite would treat options as part of the file name. */
function hasNoOptionsOfFile(address: string): boolean {
  return !/^file:.+\?/.test(address);
}

/** Blanks do not count but stay, because they are part of existing signatures and encryption. */
function hasAtLeast(characters: number) {
  return (secret: string) => secret.trim().length >= characters;
}
