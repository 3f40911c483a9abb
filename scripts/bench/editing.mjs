// What editing costs editors, and visitors at the same time. Wall-clock times, because this is how long people wait.
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { BROWSER, startServer } from "./servers.mjs";
import { enterAdministration, listMemberIds, openMemberForm } from "./staff.mjs";
import { percentile, watch } from "./times.mjs";

const SAVES = 300;
const WATCHED_MS = 10_000;
const SAVES_A_SECOND = 10;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureEditing() {
  const server = await startServer("front", 4880);
  try {
    const staff = await enterAdministration(server.port);
    const [first = "", second = ""] = await listMemberIds(staff);
    const form = await openMemberForm(staff, first);
    const saved = await measureSaves(form, server.port);
    const quiet = await watch(() => publicPage(server.port), WATCHED_MS);
    const busy = await watchWhileStaffWork({ form, photoForm: await openMemberForm(staff, second), port: server.port });
    return [...saved, ...shownWatched(quiet, busy)];
  } finally {
    await server.stop();
  }
}

/**
 * Saves repeatedly; after each save the next public answer must have the new text.
 * @param {Awaited<ReturnType<typeof openMemberForm>>} form
 * @param {number} port
 */
async function measureSaves(form, port) {
  const saves = [];
  const visible = [];
  let missed = 0;
  for (let time = 0; time < SAVES; time += 1) {
    const text = `Messung ${time}`;
    const begin = performance.now();
    await form.save(text);
    saves.push(performance.now() - begin);
    if (!(await publicPage(port)).includes(`${text}<`)) missed += 1;
    visible.push(performance.now() - begin);
  }
  return [
    { what: `saving a member, ${SAVES} times, p50 / p99`, value: `${percentile(saves, 50).toFixed(1)} / ${percentile(saves, 99).toFixed(1)} ms` },
    { what: "edit to visible: save and next public page, p50 / p99", value: `${percentile(visible, 50).toFixed(1)} / ${percentile(visible, 99).toFixed(1)} ms` },
    { what: "public answers with the old text right after a save", value: String(missed), aim: "0" },
  ];
}

/** @param {{ form: Form, photoForm: Form, port: number }} work */
async function watchWhileStaffWork({ form, photoForm, port }) {
  const photo = await largePhoto();
  const end = performance.now() + WATCHED_MS;
  let uploads = 0;
  async function save() {
    for (let time = 0; performance.now() < end; time += 1) {
      const next = pause(1000 / SAVES_A_SECOND);
      await form.save(`Unter Last ${time}`);
      await next;
    }
  }
  async function upload() {
    for (; performance.now() < end; uploads += 1) await photoForm.save(`Foto ${uploads}`, photo);
  }
  const [times] = await Promise.all([watch(() => publicPage(port), WATCHED_MS), save(), upload()]);
  return { times, uploads };
}

/** @typedef {Awaited<ReturnType<typeof openMemberForm>>} Form */

/** @param {number} port */
async function publicPage(port) {
  return (await fetch(`http://127.0.0.1:${port}/de/team`, { headers: { ...BROWSER, "Accept-Encoding": "identity" } })).text();
}

export async function largePhoto() {
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 30 };
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } }).jpeg({ quality: 60 }).toBuffer();
  return new File([new Uint8Array(bytes)], "kamera.jpg", { type: "image/jpeg" });
}

/** @param {number[]} quiet @param {{ times: number[], uploads: number }} busy */
function shownWatched(quiet, busy) {
  const what = `public page p99, quiet / while one saves ${SAVES_A_SECOND} times a second and another uploads (${busy.uploads} photos of 12 MP)`;
  return [{ what, value: `${percentile(quiet, 99).toFixed(1)} / ${percentile(busy.times, 99).toFixed(1)} ms` }];
}
