// Copies of the two base images of the Dockerfile, made from the same Debian and the same Node without an image
// registry.
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "./namespace.mjs";

/** @typedef {{ folder: string, differs: string }} Base */

const LIKENESSES = [
  { of: /^debian:(?<debian>[a-z]+)-slim$/, make: makeDebian },
  { of: /^node:(?<node>\d+)-(?<debian>[a-z]+)-slim$/, make: makeNode },
];

/**
 * Makes a folder with the content of the image.
 * @param {string} image
 * @param {string} folder to create, or to copy from if it exists
 * @returns {Promise<string>} how it differs from the image
 */
export async function makeBase(image, folder) {
  for (const { of, make } of LIKENESSES) {
    const found = of.exec(image);
    if (found !== null) return make({ ...found.groups, folder });
  }
  throw new Error(`No likeness of the image ${image} can be made; known are debian:NAME-slim and node:NUMBER-NAME-slim`);
}

/** What Debian's slim images omit (debuerreotype, .slimify-excludes), and what a new image does not contain. */
const LEFT_OUT = ["usr/share/doc", "usr/share/info", "usr/share/linda", "usr/share/lintian", "usr/share/locale", "usr/share/man", "usr/share/groff", "var/cache/man"];
const EMPTIED = ["dev", "var/cache/apt/archives", "var/lib/apt/lists", "var/log", "tmp"];
const CACHES = ["var/cache/apt/pkgcache.bin", "var/cache/apt/srcpkgcache.bin", "var/cache/ldconfig/aux-cache", "var/cache/debconf/templates.dat-old", "var/cache/debconf/config.dat-old", "var/lib/dpkg/status-old"];

/** @param {{ debian?: string, folder: string }} parts */
async function makeDebian({ debian = "", folder }) {
  await must("debootstrap", ["--variant=minbase", debian, folder]);
  for (const path of [...LEFT_OUT, ...CACHES]) rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of EMPTIED) {
    for (const name of readdirSync(join(folder, path))) rmSync(join(folder, path, name), { recursive: true });
  }
  writeFileSync(join(folder, "etc/apt/sources.list"), sourcesOf(debian));
  for (const name of ["resolv.conf", "hostname", "hosts"]) writeFileSync(join(folder, "etc", name), "");
  return `Debian ${debian} by debootstrap (minbase), with what the slim image leaves out taken away; built today, not on the day of the image`;
}

/** @param {string} debian */
function sourcesOf(debian) {
  const line = (/** @type {string} */ path, /** @type {string} */ suite) => `deb http://deb.debian.org/${path} ${suite} main\n`;
  return line("debian", debian) + line("debian", `${debian}-updates`) + line("debian-security", `${debian}-security`);
}

/** The user that this image and ours call `node`. */
const NODE_ID = "1000";

/** npm's major version in each Node. @type {Record<string, string>} */
const NPM_OF = { 20: "10", 22: "10", 24: "11" };

/** @param {{ node?: string, debian?: string, folder: string }} parts */
async function makeNode({ node = "", debian, folder }) {
  const debianDiffers = await makeDebian({ debian, folder });
  const local = join(folder, "usr/local");
  await unpack(`node-${process.platform}-${process.arch}@${node}`, local);
  const npm = join(local, "lib/node_modules/npm");
  mkdirSync(npm, { recursive: true });
  await unpack(`npm@${NPM_OF[node] ?? "latest"}`, npm);
  for (const program of ["npm", "npx"]) symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, join(local, "bin", program));
  await must("chroot", [folder, "groupadd", "--gid", NODE_ID, "node"]);
  await must("chroot", [folder, "useradd", "--uid", NODE_ID, "--gid", NODE_ID, "--shell", "/bin/bash", "--create-home", "node"]);
  return `${debianDiffers}; Node ${node} from the npm package node-${process.platform}-${process.arch}, npm ${NPM_OF[node] ?? "latest"}; no yarn, no corepack`;
}

/** @param {string} name @param {string} folder */
async function unpack(name, folder) {
  const file = (await must("npm", ["pack", name, "--silent", "--pack-destination", join(folder, "..")])).trim().split("\n").at(-1) ?? "";
  const path = join(folder, "..", file);
  await must("tar", ["--extract", "--file", path, "--directory", folder, "--strip-components", "1", "--no-same-owner"]);
  rmSync(path);
}

/** @param {string} from @param {string} to */
export async function copyRoot(from, to) {
  await must("cp", ["--archive", "--reflink=auto", from, to]);
}
