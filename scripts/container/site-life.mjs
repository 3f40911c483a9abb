// Uses a new site over HTTP: sets it up, edits, uploads a picture; and reads what is visible of that.
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { largePhoto } from "../bench/editing.mjs";
import { BROWSER } from "../bench/servers.mjs";
import { enterAdministration, listMemberIds, openMemberForm } from "../bench/staff.mjs";

/** @typedef {import("../bench/staff.mjs").Staff} Staff */
/** @typedef {import("./findings.mjs").Findings} Findings */
/** @typedef {{ staff: Staff, pictures: string[] }} Lived */

const LONGEST_START_MS = 60_000;
const ASK_MS = 50;

/** @param {number} port @param {() => boolean} [hasEnded] */
export async function untilReady(port, hasEnded = () => false) {
  const end = performance.now() + LONGEST_START_MS;
  while ((await fetch(`${originOf(port)}/health`).catch(() => undefined))?.status !== 200) {
    if (hasEnded() || performance.now() > end) throw new Error("The site did not start");
    await pause(ASK_MS);
  }
}

/** @param {number} port @param {Findings} findings @returns {Promise<Lived>} */
export async function liveOnce(port, findings) {
  findings.expect((await pageOf(port, "/admin")).includes('name="password_confirmation"'), "a new site asks who the first administrator is");
  const staff = await enterAdministration(port);
  findings.expect((await staff.open("/admin/setup")).status !== 200, "set up and logged in; a second set-up is refused");
  await edit(port, staff, findings);
  return { staff, pictures: await upload(port, staff, findings) };
}

/** @param {number} port @param {Staff} staff @param {Findings} findings */
async function edit(port, staff, findings) {
  const position = `Kapitänin ${randomUUID()}`;
  const [member = ""] = await listMemberIds(staff);
  await (await openMemberForm(staff, member)).save(position);
  findings.expect((await pageOf(port, "/de/team")).includes(position), "an edit is on the public page in the next answer");
}

/** @param {number} port @param {Staff} staff @param {Findings} findings */
async function upload(port, staff, findings) {
  const photo = await largePhoto();
  const before = picturesOn(await staff.read("/admin/media"));
  const begin = performance.now();
  await staff.upload(photo);
  const seconds = (performance.now() - begin) / 1000;
  const pictures = picturesOn(await staff.read("/admin/media")).filter((path) => !before.includes(path));
  const sizes = await Promise.all(pictures.map(async (path) => sharp(await bytesOf(port, path)).metadata()));
  const made = sizes.map(({ width, height, format }) => `${format} ${width}x${height}`).join(", ");
  findings.expect(sizes.length > 0 && sizes.every(({ format }) => format === "webp"), `a photo of 12 MP (${inMegabytes(photo.size)}) was uploaded in ${seconds.toFixed(1)} s and is served as ${made}`);
  return pictures;
}

/** @param {string} html */
function picturesOn(html) {
  return [...new Set([...html.matchAll(/\/media\/[\w./-]+\.webp/g)].map(([path]) => path))];
}

/** @param {number} port @param {string[]} pictures */
export async function seenOf(port, pictures) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  for (const path of [...(await sitemapPaths(port)), ...pictures]) {
    seen.set(path, createHash("sha256").update(await bytesOf(port, path)).digest("hex"));
  }
  return seen;
}

/** @param {number} port */
async function sitemapPaths(port) {
  const addresses = (await pageOf(port, "/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  if (paths.length === 0) throw new Error("The site map is empty");
  return paths;
}

/** @param {Map<string, string>} before @param {Map<string, string>} after @returns {string[]} what differs */
export function differences(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** @param {number} port @param {string} path */
async function pageOf(port, path) {
  return (await bytesOf(port, path)).toString();
}

/** @param {number} port @param {string} path */
async function bytesOf(port, path) {
  const answer = await fetch(originOf(port) + path, { headers: BROWSER, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** @param {number} port */
function originOf(port) {
  return `http://127.0.0.1:${port}`;
}

/** In Docker's megabytes. @param {number} bytes */
export function inMegabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
