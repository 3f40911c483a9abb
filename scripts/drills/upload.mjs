// The worst minute of the machine of fly.toml: everybody uploads, logs in and exports at once, with public traffic besides.
import Database from "better-sqlite3";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { fillSqlite, linesOf } from "../bench/login-log.mjs";
import { enterAdministration } from "../bench/staff.mjs";
import { MACHINE } from "../bench/servers.mjs";
import { percentile } from "../bench/times.mjs";
import { limitMemory, removeMemoryLimit } from "../container/memory-limit.mjs";
import { startSite } from "./outage-site.mjs";
import { openVisitors } from "./visitors.mjs";

const MB = 1024 ** 2;
const LIMIT_BYTES = 256 * MB;
const LOGINS = 100;
const REQUESTS_A_SECOND = 100;
const PAGES = ["/de", "/en", "/es", "/de/team", "/en/services", "/es/team"];
const WRONG_PASSWORD = 422;
const CROWDED = 503;
/** Sizes of current cameras in megapixels, and how many people send one. */
const PHOTOS = [
  { width: 6000, height: 4000, count: 20 },
  { width: 4000, height: 3000, count: 30 },
];

export async function drillUpload() {
  const folder = mkdtempSync(join(tmpdir(), "calima-upload-"));
  const [photos, rows] = await Promise.all([takePhotos(), fillLog(folder)]);
  const group = `calima-drill-${process.pid}`;
  const limit = limitMemory(group, LIMIT_BYTES);
  const site = await startSite({ ...MACHINE, DATA_DIR: folder }, undefined, limit.prefix);
  const pid = site.server.pid ?? 0;
  const before = memoryOf(pid, "VmRSS");
  const staff = await enterAdministration(site.port);
  const visitors = openVisitors({ port: site.port, aSecond: REQUESTS_A_SECOND, paths: PAGES });
  const own = watchOwn(pid);
  const begin = performance.now();
  const [statuses, logins, exported] = await Promise.all([
    Promise.all(photos.map((photo) => staff.upload(photo).catch(() => 0))),
    Promise.all(Array.from({ length: LOGINS }, () => site.ask.login())),
    staff.open("/admin/logs/export").then(linesOf),
  ]);
  const seconds = (performance.now() - begin) / 1_000;
  await visitors.end();
  const visits = visitors.take();
  const isAlive = site.server.exitCode === null && site.server.signalCode === null;
  const peak = isAlive ? memoryOf(pid, "VmHWM") : Number.NaN;
  const most = limit.peak();
  const counted = most === undefined ? "–" : `${(most / MB).toFixed(0)} MB / ${limit.killed() ? "yes" : "no"}`;
  const mostOwn = own.end();
  await site.stop();
  removeMemoryLimit(group);
  const refused = statuses.filter((status) => status !== 303).length;
  return `The site with the settings of \`fly.toml\` and 256 MB (${limit.how}): at once
${PHOTOS.map(({ width, height, count }) => `${count} photos of ${(width * height) / 1e6} MP`).join(" and ")} are uploaded, ${LOGINS} people log in, the login log of ${rows.toLocaleString("en")} rows is exported, and ${REQUESTS_A_SECOND} requests
a second go to public pages. Promised: no photo is refused, public pages are answered, and the process survives. A login that
finds all places taken is asked to come back in some seconds.

| photos sent / refused | logins answered / asked to come back | rows exported | public pages requested / failed | p50 / p99 of public pages | survives | resident memory before / peak | peak without file-backed memory | control group, with cached files: peak / killed |
|---|---|---|---|---|---|---|---|---|
| ${photos.length} / ${refused} | ${logins.filter(({ status }) => status === WRONG_PASSWORD).length} / ${logins.filter(({ status }) => status === CROWDED).length} | ${(exported - 1).toLocaleString("en")} | ${visits.length} / ${visits.filter(({ isGood }) => !isGood).length} | ${[50, 99].map((share) => percentile(visits.map(({ milliseconds }) => milliseconds), share).toFixed(0)).join(" / ")} ms | ${isAlive ? "yes" : "no"}, after ${seconds.toFixed(0)} s | ${before.toFixed(0)} / ${peak.toFixed(0)} MB | ${mostOwn.toFixed(0)} MB | ${counted} |`;
}

/** A new site with a long login log. Answers its number of rows. @param {string} folder */
async function fillLog(folder) {
  const { server } = await startSite({ DATA_DIR: folder });
  server.kill("SIGTERM");
  await once(server, "exit");
  const database = new Database(join(folder, "site.db"));
  await fillSqlite({ run: async (sql) => void database.exec(sql) });
  const rows = Number(database.prepare("SELECT count(*) FROM login_logs").pluck().get());
  database.close();
  return rows;
}

/** Memory that is in no file, so that the system cannot reclaim it; the kernel keeps no peak of it. @param {number} pid */
function watchOwn(pid) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid, "RssAnon"))), 100);
  return {
    end: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** In MB; 0 if the process has ended. @param {number} pid @param {"VmRSS" | "VmHWM" | "RssAnon"} what the current value, or the peak */
function memoryOf(pid, what) {
  const path = `/proc/${pid}/status`;
  return existsSync(path) ? Number(new RegExp(`^${what}:\\s+(\\d+) kB`, "m").exec(readFileSync(path, "utf8"))?.[1] ?? 0) / 1024 : 0;
}

async function takePhotos() {
  const taken = PHOTOS.map(async ({ width, height, count }) => {
    const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 18 };
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#6a7", noise } }).jpeg({ quality: 40 }).toBuffer();
    const photo = new File([new Uint8Array(bytes)], "kamera.jpg", { type: "image/jpeg" });
    return Array.from({ length: count }, () => photo);
  });
  return (await Promise.all(taken)).flat();
}
