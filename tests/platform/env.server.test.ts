import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readEnv } from "~/platform/env.server";
import { textOf } from "../architecture/tree";

const SECRET = "a secret of more than thirty-two characters";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "calima-env-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (variables: Record<string, string | undefined> = {}) => readEnv({ DATA_DIR: join(folder, "data"), ...variables });

describe("the environment settings", () => {
  it("have defaults, and are read without creating the data folder", async () => {
    expect(read()).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      PUBLIC_URL: "http://localhost:3000",
      isPublicUrlGiven: false,
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: `file:${join(folder, "data/site.db")}`,
      TRUST_PROXY: 0,
      STORAGE: "disk",
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it("use the given values", () => {
    const given = { PORT: "8080", PUBLIC_URL: "https://calima.example", TRUST_PROXY: "fly", SETUP_CODE: "code" };

    expect(read(given)).toMatchObject({ ...given, PORT: 8080, isPublicUrlGiven: true });
    expect(read({ TRUST_PROXY: "2" }).TRUST_PROXY).toBe(2);
  });

  it.each(["fly.toml", "fly.postgres.toml"])("of %s lack only the address of the site, without which the start stops", (file) => {
    const { env } = z.object({ env: z.record(z.string(), z.string()) }).parse(parse(textOf(file)));
    const given = { ...env, SESSION_SECRET: SECRET, S3_BUCKET: "pictures" };

    expect(() => read(given)).toThrow(/^Bad settings [^;]*PUBLIC_URL: [^;]*$/);
    expect(read({ ...given, PUBLIC_URL: "https://calima.example" }).TRUST_PROXY).toBe("fly");
  });

  it("treat an empty variable as unset", () => {
    const settings = read({ PORT: "", SETUP_CODE: "" });

    expect(settings.PORT).toBe(3000);
    expect(settings.SETUP_CODE).toBeUndefined();
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "calima.example"],
    ["PUBLIC_URL", "https://calima.example/site"],
    ["DATABASE_URL", "mysql://somewhere"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file:/tmp/site.db?mode=ro"],
    ["SESSION_SECRET", "short"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "mail.example:587"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://u:p ss@:x"],
    ["CONTACT_FORM_ENDPOINT", "ftp://somewhere"],
    ["TRUST_PROXY", "all"],
    ["TRUST_PROXY", "9"],
    ["TRUST_PROXY", " "],
    ["PORT", " "],
    ["PORT", "0x1f90"],
    ["SETUP_CODE", " "],
    ["STORAGE", "tape"],
    ["S3_ENDPOINT", "s3.example"],
    ["NODE_ENV", "staging"],
    ["BACKUP_TO", "s3:bucket"],
    ["BACKUP_TO", "S3://backups/site"],
    ["BACKUP_TO", "https://s3.example/backups"],
    ["BACKUP_SCHEDULE", "3:30"],
    ["BACKUP_SCHEDULE", "24:00"],
    ["BACKUP_TO", "s3://Backups/site"],
    ["BACKUP_TO", "s3://b/x"],
    ["BACKUP_KEY", "too short"],
    ["BACKUP_KEY", " ".repeat(16)],
    ["METRICS_TOKEN", "short"],
  ])("report %s = %j in one line with the accepted values", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^Bad settings \\(see \\.env\\.example\\) - ${name}: must [^;]+$`));
  });

  it("name the accepted values", () => {
    expect(() => read({ PORT: "eighty" })).toThrow("PORT: must be a whole number from 0 to 65535");
    expect(() => read({ TRUST_PROXY: "ja" })).toThrow("TRUST_PROXY: must be fly, or how many proxies stand in front, 0 to 5");
    expect(() => read({ BACKUP_TO: "s3://b/x" })).toThrow("BACKUP_TO: must be a folder, or a bucket like s3://bucket/prefix, whose name has 3 to 63 small letters, digits, dots or hyphens");
    expect(() => read({ PUBLIC_URL: "https://calima.example/site" })).toThrow("PUBLIC_URL: must end with the host, like https://calima.example");
  });

  it("require a backup storage for a schedule, which differs from that of the pictures", () => {
    const s3 = { STORAGE: "s3", S3_BUCKET: "media" };
    expect(read({ BACKUP_TO: "s3://backups/site", BACKUP_SCHEDULE: "03:30" })).toMatchObject({ BACKUP_TO: "s3://backups/site" });
    expect(() => read({ BACKUP_SCHEDULE: "03:30" })).toThrow("BACKUP_TO: is needed with BACKUP_SCHEDULE");
    expect(() => read({ BACKUP_SHIP_LOG: "1" })).toThrow("BACKUP_TO: is needed with BACKUP_SHIP_LOG");
    expect(() => read({ BACKUP_SHIP_LOG: "1", BACKUP_TO: "/backups", DATABASE_URL: "postgres://db/site", SESSION_SECRET: "x".repeat(32) })).toThrow(
      "BACKUP_SHIP_LOG: is for SQLite; Postgres ships its log itself",
    );
    expect(() => read({ BACKUP_TO: join(folder, "data/media/backups") })).toThrow("BACKUP_TO: must not lie where the pictures lie");
    expect(() => read({ BACKUP_TO: "s3://media/backups", ...s3 })).toThrow("BACKUP_TO: must not lie where the pictures lie");
    expect(read({ BACKUP_TO: "s3://media-backups", ...s3 }).BACKUP_TO).toBe("s3://media-backups");
  });

  it("report all invalid values at once", () => {
    expect(() => read({ PORT: "x", STORAGE: "x" })).toThrow(/PORT: .*; STORAGE: /);
  });

  it("require a bucket for S3 storage", () => {
    expect(() => read({ STORAGE: "s3" })).toThrow(/^Bad settings .* - S3_BUCKET: /);
    expect(read({ STORAGE: "s3", S3_BUCKET: "media" })).toMatchObject({ STORAGE: "s3", S3_BUCKET: "media", AWS_REGION: "us-east-1" });
  });

  it("require the settings that belong to a mail server", () => {
    const SMTP_URL = "smtp://mail.example";
    const MAIL_FROM = "website@calima.example";
    expect(() => read({ SMTP_URL })).toThrow(/ - MAIL_FROM: is needed with SMTP_URL/);
    expect(() => read({ SMTP_URL, MAIL_FROM })).toThrow(/ - PUBLIC_URL: is needed with SMTP_URL/);
    expect(() => read({ SMTP_URL: "mail.example" })).toThrow("SMTP_URL: must be an address like smtp://user:password@mail.example:587");
    expect(read({ SMTP_URL, MAIL_FROM, PUBLIC_URL: "https://calima.example" })).toMatchObject({ SMTP_URL, MAIL_FROM });
  });

  it("report a data folder that cannot be created", async () => {
    await writeFile(join(folder, "file"), "");

    expect(() => read({ DATA_DIR: join(folder, "file/data") })).toThrow(/^Bad settings .* - DATA_DIR: .*ENOTDIR/);
  });
});

describe("the session secret", () => {
  it("is created once for a SQLite site, readable only by its owner", async () => {
    const first = read().SESSION_SECRET;

    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(read().SESSION_SECRET).toBe(first);
    expect((await stat(join(folder, "data/secret"))).mode & 0o777).toBe(0o600);
  });

  it("differs between sites", () => {
    expect(read().SESSION_SECRET).not.toBe(read({ DATA_DIR: join(folder, "other") }).SESSION_SECRET);
  });

  it("is the given one, and then no file is written", async () => {
    expect(read({ SESSION_SECRET: SECRET }).SESSION_SECRET).toBe(SECRET);
    await expect(readFile(join(folder, "data/secret"))).rejects.toThrow("ENOENT");
  });

  it("is required with Postgres, because all instances share it", () => {
    const postgres = { DATABASE_URL: "postgres://localhost/calima" };

    expect(() => read(postgres)).toThrow(/^Bad settings .* - SESSION_SECRET: .*Postgres$/);
    expect(read({ ...postgres, SESSION_SECRET: SECRET }).SESSION_SECRET).toBe(SECRET);
  });

  it.each(["", "a".repeat(63)])("is never an empty or truncated file: %j", async (left) => {
    await mkdir(join(folder, "data"));
    await writeFile(join(folder, "data/secret"), left);

    expect(() => read()).toThrow(/^Bad settings .* - DATA_DIR: \S+\/secret: the secret is broken \(it has less than 64 characters\)\. Put the file back/);
  });

  it("is in a file that can be read, or the reason is said", async () => {
    await mkdir(join(folder, "data/secret"), { recursive: true });
    expect(() => read()).toThrow(/^Bad settings .* - DATA_DIR: \S+\/secret cannot be read: it must belong to the user that the site runs as \(EISDIR/);
  });
});
