// What a picture costs: our job compared with plain sharp, alternating in one process; and a whole upload.
import { build } from "esbuild";
import sharp from "sharp";
import { ROOT } from "../run.mjs";
import { processorTime } from "./processor-time.mjs";
import { startServer } from "./servers.mjs";
import { enterAdministration } from "./staff.mjs";
import { median } from "./times.mjs";

const TIMES = 15;
const WARM_UP = 3;
const PHOTO = { width: 4000, height: 3000 };
const WIDTHS = [400, 800];

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measurePictureJob() {
  const photo = await makePhoto();
  const { ratio, job } = await measureJob(photo);
  const upload = await measureUpload(photo);
  const size = `JPEG of ${(photo.length / 1024 ** 2).toFixed(1)} MB and 12 megapixels to three WebP files`;
  return [
    { what: `picture job against bare sharp (${size})`, value: `${ratio.toFixed(2)} x (${job.toFixed(0)} ms CPU)`, aim: "<= 1.15 x" },
    { what: "its whole upload: form, session, job, files, row", value: `${upload.toFixed(0)} ms CPU` },
  ];
}

function makePhoto() {
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 40 };
  const grain = sharp({ create: { ...PHOTO, channels: 3, background: "#000", noise } });
  return grain.blur(2).jpeg({ quality: 88 }).toBuffer();
}

/** @param {Buffer} photo */
async function measureJob(photo) {
  const encodeImage = await ourJob();
  const jobs = [];
  const ratios = [];
  for (let time = -WARM_UP; time < TIMES; time += 1) {
    const ours = await cost(() => encodeImage(photo));
    const bare = await cost(() => bareSharp(photo));
    if (time < 0) continue;
    jobs.push(ours);
    ratios.push(ours / bare);
  }
  return { ratio: median(ratios), job: median(jobs) };
}

/** The unchanged module of the product. @returns {Promise<(input: Buffer) => Promise<unknown>>} */
async function ourJob() {
  const outfile = `${ROOT}build/bench/images.js`;
  const entryPoints = [`${ROOT}app/platform/images.server.ts`];
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  return (await import(outfile)).encodeImage;
}

/** @param {Buffer} input */
async function bareSharp(input) {
  const { data, info } = await sharp(input)
    .autoOrient()
    .resize({ width: 1200, height: 800, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of [...WIDTHS, info.width]) await sharp(data, { raw }).resize({ width }).webp({ quality: 80 }).toBuffer();
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds of processor time, on all threads */
async function cost(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** @param {Buffer} photo */
async function measureUpload(photo) {
  const file = new File([new Uint8Array(photo)], "a.jpg", { type: "image/jpeg" });
  const server = await startServer("front", 4878);
  try {
    const staff = await enterAdministration(server.port);
    const costs = [];
    for (let time = -WARM_UP; time < TIMES; time += 1) {
      const before = processorTime(server.pid);
      if ((await staff.upload(file)) !== 303) throw new Error("The photo was not taken");
      if (time >= 0) costs.push((processorTime(server.pid) - before) / 1_000);
    }
    return median(costs);
  } finally {
    await server.stop();
  }
}
