// Executes a Dockerfile, with folders instead of layers.
import { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyRoot, makeBase } from "./base-images.mjs";
import { enterRoot, mountSystem, must, unmountSystem } from "./namespace.mjs";

/** @typedef {import("./dockerfile.mjs").Stage} Stage */
/** @typedef {import("./dockerfile.mjs").Step} Step */
/** @typedef {{ root: string, image: import("./dockerfile.mjs").Image, base: string }} Built `base`: the folder of the untouched base image */
/** @typedef {{ folder: string, context: { folder: string, files: string[] }, tell: (line: string) => void }} Yard where to build, and the build context */

/** @param {Stage[]} stages @param {Yard} yard @returns {Promise<Built>} the last stage */
export async function replay(stages, yard) {
  /** @type {Map<string, string>} */
  const roots = new Map();
  for (const [index, stage] of stages.entries()) {
    const root = join(yard.folder, `stage-${index}`);
    const base = stage.baseStage === undefined ? await baseOf(stage.base, yard) : roots.get(stage.baseStage);
    await copyRoot(base ?? "", root);
    roots.set(stage.name, root);
    for (const step of stage.steps) await timed(yard, `${stage.name}: ${step.text}`, () => carryOut(step, { root, roots, yard }));
  }
  const last = stages.at(-1);
  if (last === undefined) throw new Error("The Dockerfile has no stage");
  return { root: roots.get(last.name) ?? "", image: last.image, base: await baseOf(last.base, yard) };
}

/** @param {string} image @param {Yard} yard */
async function baseOf(image, yard) {
  const folder = join(yard.folder, `base-${image.replaceAll(/\W+/g, "-")}`);
  if (!existsSync(folder)) await timed(yard, `FROM ${image}`, async () => yard.tell(`        a likeness: ${await makeBase(image, folder)}`));
  return folder;
}

/** @param {Yard} yard @param {string} what @param {() => Promise<void>} work */
async function timed({ tell }, what, work) {
  const begin = performance.now();
  await work();
  tell(`step  ${what.slice(0, 120)} (${((performance.now() - begin) / 1000).toFixed(0)} s)`);
}

/** @param {Step} step @param {{ root: string, roots: Map<string, string>, yard: Yard }} places */
async function carryOut(step, { root, roots, yard }) {
  if (step.kind === "folder") mkdirSync(join(root, step.path), { recursive: true });
  else if (step.kind === "run") await runInStage(root, step);
  else if (step.from === undefined) copyFromContext(step, root, yard.context);
  else for (const source of step.sources) await copyInto(join(fromStage(roots, step.from), source), step, root);
}

/** @param {Map<string, string>} roots @param {string} name */
function fromStage(roots, name) {
  const root = roots.get(name);
  if (root === undefined) throw new Error(`COPY --from=${name}: there is no stage of this name before it`);
  return root;
}

/** @param {import("./dockerfile.mjs").CopyStep} step @param {string} root @param {Yard["context"]} context */
function copyFromContext(step, root, { folder, files }) {
  for (const source of step.sources) {
    const path = source.replace(/^\.?\/+/, "").replace(/\/$/, "");
    const wanted = files.filter((file) => path === "." || path === "" || file === path || file.startsWith(`${path}/`));
    if (wanted.length === 0) throw new Error(`COPY ${source}: .dockerignore lets nothing of it through`);
    for (const file of wanted) {
      const inTarget = file === path ? basename(file) : file.slice(path === "." ? 0 : path.length).replace(/^\//, "");
      const to = file === path && !isFolder(step.target, root) ? join(root, step.target) : join(root, step.target, inTarget);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(folder, file), to, { verbatimSymlinks: true });
    }
  }
}

/** Copies the content of a folder, or a file. @param {string} from @param {import("./dockerfile.mjs").CopyStep} step @param {string} root */
async function copyInto(from, step, root) {
  const intoFolder = isFolder(step.target, root) && !statSync(from).isDirectory();
  const to = join(root, step.target, intoFolder ? basename(from) : "");
  mkdirSync(dirname(to), { recursive: true });
  // without the owner, because copied files belong to root
  await must("cp", ["--recursive", "--no-dereference", "--preserve=mode,timestamps", "--no-target-directory", from, to.replace(/\/$/, "")]);
}

/** @param {string} target @param {string} root */
function isFolder(target, root) {
  return target.endsWith("/") || (existsSync(join(root, target)) && statSync(join(root, target)).isDirectory());
}

/** Uses this machine's npm registry, like a builder that has its own. @param {string} root @param {import("./dockerfile.mjs").RunStep} step */
async function runInStage(root, step) {
  mountSystem(root);
  try {
    const environment = { ...(await registryIn(root)), ...step.environment };
    await must(...enterRoot({ ...step, root, environment }));
  } finally {
    unmountSystem(root);
  }
}

/** npm's settings on this machine; certificates are put below /dev, which is not part of the image. @param {string} root @returns {Promise<Record<string, string>>} */
async function registryIn(root) {
  const [registry = "", certificates = "null"] = await Promise.all(["registry", "cafile"].map(async (name) => (await must("npm", ["config", "get", name])).trim()));
  if (certificates === "null") return { npm_config_registry: registry };
  cpSync(certificates, join(root, "dev/certificates.pem"), { dereference: true });
  return { npm_config_registry: registry, npm_config_cafile: "/dev/certificates.pem", NODE_EXTRA_CA_CERTS: "/dev/certificates.pem" };
}
