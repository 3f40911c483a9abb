// Starts the image twice on the same volume: first as it is, on a volume that belongs to root; then as a user without any
// rights. Everything that exists at the end of the first run must exist in the second.
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describeProcess, forgetFiles, isReadOnly, startContainer } from "./container.mjs";
import { differences, inMegabytes, liveOnce, seenOf, untilReady } from "./site-life.mjs";

/** @typedef {import("./container.mjs").Parts & { volume: string, copies: string, mostMemory: number }} Lives `copies`: the database is copied there before it is read */

/** Tables that a start may change: last-seen times of sessions, and the log's retention. */
const MAY_CHANGE = new Set(["sessions", "log_retention"]);

/** @param {Lives} lives */
export async function liveTwice(lives) {
  try {
    await forgetFiles(lives.built.root);
    await compareLives(lives);
  } finally {
    tellMemory(lives);
  }
}

/** @param {Lives} lives */
async function compareLives(lives) {
  const { findings } = lives;
  const first = await begin(lives, "as the image says, on an empty /data that belongs to root");
  const lived = await liveOnce(first.port, findings);
  const seen = await seenOf(first.port, lived.pictures);
  await useCommands(first.container, findings);
  await end(first.container, lives);
  const kept = keptIn(lives, "first");
  const second = await begin({ ...lives, user: lives.built.image.environment.RUN_AS ?? "node" }, "again, with --user");
  const seenAgain = await seenOf(second.port, lived.pictures);
  findings.expectNone(differences(seen, seenAgain), `all ${seen.size} pages and pictures are the same to the byte`);
  findings.expect((await lived.staff.open("/admin/team")).status === 200, "who was logged in still is");
  await end(second.container, lives);
  const keptAgain = keptIn(lives, "second");
  const changed = differences(kept, keptAgain).filter((name) => !MAY_CHANGE.has(name));
  findings.expectNone(changed, `all ${kept.size} tables and files of /data are the same`);
  findings.expect(readdirSync(join(lives.volume, "compiled")).length === 1, "what V8 has compiled is kept, of this build alone");
}

/** @param {Lives} lives @param {string} how */
async function begin(lives, how) {
  const { findings, settings } = lives;
  const port = Number(settings.PORT);
  const container = await startContainer(lives);
  await untilReady(port, container.hasEnded).catch((error) => {
    throw new Error(`${error.message} ${how}:\n${container.log()}`);
  });
  const { users, capabilities, gainsNothing, processors } = describeProcess(container.pid);
  findings.expect(!users.includes("0") && Number.parseInt(capabilities, 16) === 0, `ready after ${((performance.now() - container.begin) / 1000).toFixed(1)} s ${how}: user ${users.join(", ")}, rights ${capabilities}, processor ${processors}`);
  if (lives.user === undefined) findings.expect(gainsNothing, "no program that it starts can gain rights");
  findings.expect(await isReadOnly(lives.built.root), "nobody can write to its root, not even root");
  const { code, seconds } = await container.checkHealth();
  findings.expect(code === 0, `HEALTHCHECK says that it is ready, in ${seconds.toFixed(2)} s`);
  return { container, port };
}

/** Loads all parts of the build, including those for Postgres and buckets, which this site does not use. */
const LOAD_PARTS = `
const { readdirSync } = await import("node:fs");
const names = readdirSync("build").filter((name) => /-part-.*[.]js$/.test(name));
for (const name of names) await import("/site/build/" + name);
process.exit(names.length > 0 ? 0 : 1);`;

/** @param {import("./container.mjs").Container} container @param {import("./findings.mjs").Findings} findings */
async function useCommands(container, findings) {
  for (const command of [["build/doctor.js"], ["build/media-report.js"], ["build/backup.js", "--to", "/data/backups"]]) {
    const { code, output } = await container.run(["sh", "scripts/container.sh", ...command]);
    findings.expect(code === 0, `${command.join(" ")} ended with ${String(code)} beside the site`, output.split("\n"));
  }
  const checked = await container.run(["sh", "-c", "sh scripts/container.sh build/restore.js /data/backups/* --dry-run"]);
  findings.expect(checked.code === 0, "that backup could be restored", checked.output.split("\n"));
  const { code, output } = await container.run(["sh", "scripts/container.sh", "--input-type=module", "--eval", LOAD_PARTS]);
  findings.expect(code === 0, "every part of the build finds the packages that it needs", output.split("\n"));
}

/** @param {import("./container.mjs").Container} container @param {Lives} lives */
async function end(container, { findings, mostMemory }) {
  const { peak } = describeProcess(container.pid);
  findings.expect(peak <= mostMemory, `most resident memory of the site: ${inMegabytes(peak)}`);
  const { code, output, seconds } = await container.stop();
  findings.expect(code === 0, `ended by SIGTERM with ${String(code)} after ${seconds.toFixed(1)} s`, output.split("\n"));
  const { code: health } = await container.checkHealth();
  findings.expect(health !== 0, "HEALTHCHECK says that it is not ready any more");
}

/** @param {Lives} lives */
function tellMemory({ limit, findings }) {
  findings.expect(!limit.killed(), "nothing was killed for want of memory");
  const peak = limit.peak();
  if (peak !== undefined) findings.note(`the kernel counted at most ${inMegabytes(peak)}, with files that it keeps in memory while there is room`);
}

/** @param {Lives} lives @param {string} time */
function keptIn({ volume, copies }, time) {
  const copy = join(copies, time);
  // a copy, because a reader leaves files beside a database, which would belong to root
  cpSync(volume, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.startsWith("site.db"));
  const hashes = files.map(({ parentPath, name }) => /** @type {const} */ ([join(parentPath, name).slice(copy.length), hashOf(readFileSync(join(parentPath, name)))]));
  return new Map([...hashes, ...tablesOf(join(copy, "site.db"))]);
}

/** @param {string} file @returns {[name: string, hash: string][]} */
function tablesOf(file) {
  const database = new Database(file);
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all().map(String);
  const tables = names.map((name) => /** @type {[string, string]} */ ([name, hashOf(JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).raw().all()))]));
  database.close();
  return tables;
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash("sha256").update(content).digest("hex");
}
