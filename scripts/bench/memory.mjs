// How much memory the site uses on the machine of fly.toml: idle, under load, and in the worst minute that we know.
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { load } from "./load.mjs";
import { residentMemory } from "./processor-time.mjs";
import { BROWSER, MACHINE, startServer } from "./servers.mjs";
import { enterAdministration } from "./staff.mjs";

const UPLOADS_AT_ONCE = 20;
const LOAD_MS = 8_000;
const SETTLED_MS = 4_000;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureMemory() {
  const server = await startServer("front", 4920, MACHINE);
  try {
    await pause(SETTLED_MS);
    const idle = residentMemory(server.pid);
    await load({ port: server.port, path: "/de", headers: BROWSER }, LOAD_MS);
    const loaded = residentMemory(server.pid);
    const staff = await enterAdministration(server.port);
    const peak = watchPeak(server.pid);
    const statuses = await uploadAtOnce(staff);
    const refused = statuses.filter((status) => status !== 303).length;
    return [
      { what: "resident memory with the settings of fly.toml, idle / under public load", value: `${idle.toFixed(0)} / ${loaded.toFixed(0)} MB`, aim: "≤ 110 / 140 MB" },
      { what: `peak while ${UPLOADS_AT_ONCE} photos of 24 MP are uploaded at once (${refused} refused)`, value: `${(await peak.end()).toFixed(0)} MB`, aim: "≤ 220 MB, 0 refused" },
    ];
  } finally {
    await server.stop();
  }
}

/** @param {number} pid */
function watchPeak(pid) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMemory(pid))), 100);
  return {
    end: async () => {
      await pause(1_000);
      clearInterval(timer);
      return most;
    },
  };
}

/** @param {import("./staff.mjs").Staff} staff */
async function uploadAtOnce(staff) {
  const bytes = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#6a7", noise: { type: "gaussian", mean: 128, sigma: 18 } } })
    .jpeg({ quality: 40 })
    .toBuffer();
  const photo = new File([new Uint8Array(bytes)], "kamera.jpg", { type: "image/jpeg" });
  return Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, () => staff.upload(photo)));
}
