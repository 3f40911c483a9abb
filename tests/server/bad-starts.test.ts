import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { runCommand } from "../harness/command";
import { freePort } from "../../scripts/free-port.mjs";
import { setUp } from "../harness/people";
import { outerEnvironment, startSite } from "../harness/site";
import { copySiteData, emptySiteData, type SiteData } from "../harness/site-data";
import { until } from "../harness/until";

const ROOT = join(import.meta.dirname, "../..");
const postgres = await reachPostgres();
const NOBODY = 65_534;

/** Root may write everywhere, so another user starts the site then, if that user can read the program. */
const asRoot = process.getuid?.() === 0;
const stranger = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const hasStranger = spawnSync(process.execPath, ["-e", "fs.accessSync('build/server.js')"], { cwd: ROOT, ...stranger }).status === 0;

/** Databases with content, made without starting the site. */
const templates = new Map<SiteData["kind"], SiteData>();

beforeAll(async () => {
  for (const kind of postgres ? (["sqlite", "postgres"] as const) : (["sqlite"] as const)) {
    const data = await emptySiteData(kind);
    expect(await runCommand("prepare", [], data.environment)).toMatchObject({ exitCode: 0, errors: "" });
    templates.set(kind, data);
  }
});

afterAll(() => Promise.all([...templates.values()].map((data) => data.remove())));

async function filled(kind: SiteData["kind"] = "sqlite") {
  const template = templates.get(kind);
  if (template === undefined) throw new Error("not prepared");
  const data = await copySiteData(template);
  onTestFinished(() => data.remove());
  return data;
}

async function empty() {
  const data = await emptySiteData("sqlite");
  onTestFinished(() => data.remove());
  return data;
}

async function ended(environment: Record<string, string>, owner: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, ["build/server.js"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...outerEnvironment(), HOST: "127.0.0.1", PORT: String(await freePort()), ...environment },
    // a successful start would run for ever
    timeout: 30_000,
    ...owner,
  });
  const exited = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await exited;
  return { exitCode: child.exitCode, output, errors };
}

/** One line on standard error is the only output. */
async function refuses(line: RegExp, ...start: Parameters<typeof ended>) {
  const { exitCode, output, errors } = await ended(...start);
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors).toMatch(line);
  expect([exitCode, output, /\bat .*:\d+:\d+/.exec(errors)]).toEqual([1, "", null]);
}

describe("a start with bad settings ends with one line", () => {
  const secret = "only for tests, where nothing has to be kept secret";
  it.each([
    ["an unknown database", { DATABASE_URL: "mysql://somewhere" }, /DATABASE_URL: must begin with file: or postgres:/],
    ["a broken address of Postgres", { DATABASE_URL: "postgres://site:a#b@/[c", SESSION_SECRET: secret }, /DATABASE_URL: must be file: with a path, or postgres:/],
    ["no path of the SQLite file", { DATABASE_URL: "file:" }, /DATABASE_URL: must be file: with a path/],
    ["a missing folder of the SQLite file", { DATABASE_URL: "file:/nowhere/site.db" }, /cannot be prepared: .*directory does not exist/],
    ["no secret with Postgres", { DATABASE_URL: "postgres://localhost/site", SESSION_SECRET: "" }, /SESSION_SECRET: is needed with Postgres/],
    ["a blank secret", { SESSION_SECRET: "   " }, /SESSION_SECRET: must have at least 32 characters/],
    ["a long and blank secret", { SESSION_SECRET: " ".repeat(40) }, /SESSION_SECRET: must have at least 32 characters/],
    ["a data folder that cannot be created", { DATA_DIR: "/proc/calima" }, /DATA_DIR: .*\/proc\/calima/],
    ["a Postgres address where nothing listens", { DATABASE_URL: "postgres://127.0.0.1:1/site", SESSION_SECRET: secret }, /cannot be prepared: 127\.0\.0\.1:1\/site: connect ECONNREFUSED 127\.0\.0\.1:1$/m],
    ["an invalid consent to an empty database", { ALLOW_EMPTY_DATABASE: "perhaps" }, /ALLOW_EMPTY_DATABASE: must be 1 or 0/],
  ])("%s", async (_what, environment, line) => {
    const { folder } = await empty();
    await refuses(line, { DATA_DIR: folder, ...environment });
  });

  it("a Postgres that refuses the password", async () => {
    const data = await empty();
    const server = await listening(createServer((socket) => void socket.on("error", () => undefined).once("data", () => socket.end(REFUSED_PASSWORD))));
    const DATABASE_URL = `postgres://site:wrong@127.0.0.1:${server.port}/site`;
    await refuses(/cannot be prepared: 127\.0\.0\.1:\d+\/site: password authentication failed for user "site"$/m, { ...data.environment, DATABASE_URL });
  });

  it.runIf(postgres)("a database that Postgres does not know", async () => {
    const data = await empty();
    const nowhere = Object.assign(new URL(postgres?.url ?? ""), { pathname: "/nowhere" }).href;
    await refuses(/cannot be prepared: \S+\/nowhere: database "nowhere" does not exist$/m, { ...data.environment, DATABASE_URL: nowhere });
  });

  it("a disk without room for the secret, of which nothing is left", async () => {
    const { folder } = await empty();
    const env = { ...outerEnvironment(), DATA_DIR: folder };
    const { status, stderr } = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$0" build/server.js', process.execPath], { cwd: ROOT, env, encoding: "utf8", timeout: 30_000 });
    expect(stderr).toMatch(/^Bad settings [^\n]+DATA_DIR: EFBIG[^\n]+\n$/);
    expect([status, await readdir(folder)]).toEqual([1, ["first-start", "media"]]);
  });

  it("a port that is taken", async () => {
    const { port } = await listening(createServer());
    const data = await filled();
    await refuses(/cannot listen there \(PORT, HOST\): .*EADDRINUSE.*/, { ...data.environment, PORT: String(port) });
  });
});

/** An ErrorResponse in the protocol of Postgres. */
const REFUSED_PASSWORD = (() => {
  const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "site"\0\0');
  const head = Buffer.from("E\0\0\0\0");
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

async function listening(server: Server): Promise<{ port: number }> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: portOf(server.address()) };
}

function portOf(address: AddressInfo | string | null) {
  if (typeof address !== "object" || address === null) throw new Error("the server does not listen");
  return address.port;
}

describe("a start on bad data ends with one line", () => {
  it("a file that is not a database", async () => {
    const data = await empty();
    await writeFile(join(data.folder, "site.db"), "no database at all, but some text\n".repeat(100));
    await refuses(/site\.db is damaged \(SQLITE_NOTADB\): restore a backup/, data.environment);
  });

  it("a database that is cut off", async () => {
    const data = await filled();
    await truncate(join(data.folder, "site.db"), 100 * 1024);
    await refuses(/site\.db is damaged \(SQLITE_CORRUPT/, data.environment);
  });

  it.runIf(hasStranger).each([
    ["the database", "site.db", /site\.db cannot be written \(SQLITE_READONLY/],
    ["the folder", ".", /Nothing can be written into \S+: it must belong to the user that the site runs as/],
    ["a folder of the pictures", "media/team", /Nothing can be written into \S+media\/team: it must belong/],
  ])("%s of another user", async (_what, locked, line) => {
    const data = await filled();
    await mkdir(join(data.folder, "media/team"), { recursive: true });
    const entries = await readdir(data.folder, { recursive: true });
    if (asRoot) for (const path of [".", ...entries]) await chown(join(data.folder, path), NOBODY, NOBODY);
    const path = join(data.folder, locked);
    if (asRoot) await chown(path, 0, 0);
    await chmod(path, path.endsWith(".db") ? 0o444 : 0o555);
    await refuses(line, data.environment, stranger);
    await chmod(path, 0o755);
  });
});

it.runIf(asRoot && spawnSync("setpriv", ["--version"]).status === 0)("in the container the site's user becomes the owner of all files in the data folder", async () => {
  const data = await filled();
  await mkdir(join(data.folder, "media/team"), { recursive: true });
  const { status } = spawnSync("sh", ["scripts/container.sh", "--version"], { cwd: ROOT, env: { ...outerEnvironment(), DATA_DIR: data.folder, RUN_AS: "daemon" } });
  const owners = await Promise.all([".", ...(await readdir(data.folder, { recursive: true }))].map(async (path) => (await stat(join(data.folder, path))).uid));
  expect([status, new Set(owners)]).toEqual([0, new Set([1])]);
});

describe.each([...(postgres ? (["postgres"] as const) : []), "sqlite"] as const)("a database of a newer version on %s", (kind) => {
  const runSql = async (data: SiteData, statement: string) => {
    const sql = data.openSql();
    await sql.run([statement]);
    await sql.close();
  };
  const LATER = "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('later', '', '29990101000000_later', CURRENT_TIMESTAMP)";

  it("is refused unless that is allowed, and is always refused if its migration has not finished", async () => {
    const data = await filled(kind);
    await runSql(data, LATER);
    await refuses(/newer version of the site has changed this database, with the migration 29990101000000_later: .* ALLOW_NEWER_DATABASE=1$/m, data.environment);

    const site = await startSite({ data, environment: { ALLOW_NEWER_DATABASE: "1" } });
    expect((await setUp(site.newVisitor())).status).toBe(303);
    await site.stop();

    await runSql(data, "UPDATE _prisma_migrations SET finished_at = NULL WHERE id = 'later'");
    await refuses(/29990101000000_later has started but not finished/, { ...data.environment, ALLOW_NEWER_DATABASE: "1" });
  });
});

describe("a lost database", () => {
  it.each([
    ["a secret", ["secret"]],
    ["pictures", ["media/team/a.webp"]],
    ["its last writes", ["site.db-wal"]],
    ["a secret and pictures, and the database is an empty file", ["secret", "media/a.webp", "site.db"]],
  ])("is not replaced by an empty one if the folder still has %s", async (_what, files) => {
    const { folder } = await empty();
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), file === "secret" ? "5".repeat(64) : "");
    }
    await refuses(/put the database back; or move these away and restore a backup .*; or set ALLOW_EMPTY_DATABASE=1/, { DATA_DIR: folder });
    expect(existsSync(join(folder, "site.db"))).toBe(files.includes("site.db"));
  });
});

describe("a first start", () => {
  it("continues after it was killed, and later refuses a lost database until ALLOW_EMPTY_DATABASE is set", async () => {
    const data = await empty();
    const environment = { DATA_DIR: data.folder, SESSION_SECRET: "" };
    await killedWhen(() => existsSync(join(data.folder, "secret")), environment);
    const secret = readFileSync(join(data.folder, "secret"), "utf8");
    // written here, because the moment between writing and removing the probe file is too short to be killed in
    await mkdir(join(data.folder, "media"), { recursive: true });
    await writeFile(join(data.folder, "media/.probe-1"), "");
    await killedWhen(() => existsSync(join(data.folder, "site.db")), environment);
    const site = await startSite({ data, environment });
    expect(readFileSync(join(data.folder, "secret"), "utf8")).toBe(secret);
    await site.stop();

    await rm(join(data.folder, "site.db"));
    await refuses(/there is still \S+secret: put the database back/, { ...data.environment, ...environment });
    const again = await startSite({ data, environment: { ...environment, ALLOW_EMPTY_DATABASE: "1" } });
    await again.stop();
    expect(again.log()).toContain("Nobody can log in yet");
  });
});

async function killedWhen(condition: () => boolean | Promise<boolean>, environment: Record<string, string>) {
  const child = spawn(process.execPath, ["build/server.js"], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...outerEnvironment(), HOST: "127.0.0.1", PORT: String(await freePort()), ...environment },
    // to kill the program that prepares the database as well
    detached: true,
  });
  const exited = once(child, "exit");
  await until("the start is half-way", async () => condition());
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  await exited;
}

describe("a bucket that cannot be reached", () => {
  it("is reported in one line, and the site serves its pages", async () => {
    const s3 = { STORAGE: "s3", S3_BUCKET: "nowhere", S3_ENDPOINT: "http://127.0.0.1:1", AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    // the S3 client warns about this version of Node
    const site = await startSite({ data: await filled(), environment: { ...s3, NODE_NO_WARNINGS: "1" } });
    onTestFinished(() => site.stop());
    const reported = () => site.log().split("\n").filter((line) => line.includes("nowhere"));
    await until("the log reports it", async () => reported().length > 0);
    expect(reported()).toEqual([expect.stringMatching(/the pictures cannot be reached, uploads will fail: check S3_BUCKET, .*ECONNREFUSED/)]);
    expect((await site.newVisitor().get("/de/team")).status).toBe(200);
  });
});

describe("a restore", () => {
  it("is refused while a site runs, but not after a site was killed", async () => {
    const data = await filled();
    const backup = await runCommand("backup", ["--to", `${data.folder}-backups`], data.environment);
    onTestFinished(() => rm(`${data.folder}-backups`, { recursive: true }));
    const file = /^Backed up: (\S+),/m.exec(backup.output)?.[1] ?? "";
    const restore = async () => (await runCommand("restore", [file], data.environment)).errors;

    await killedWhen(async () => (await restore()) === "The site runs on this data: stop it first.\n", data.environment);
    expect(await restore()).toMatch(/^There is a database already/);
    await rm(data.folder, { recursive: true });
    expect(await restore()).toBe("");
  });
});
