// What grows with the number of rows: a site with 10 to 10,000 team members. Wall-clock times of a single user.
import { join } from "node:path";
import Database from "better-sqlite3";
import { openVisit } from "./load.mjs";
import { BROWSER, siteFolder, startServer } from "./servers.mjs";
import { enterAdministration, listMemberIds, openMemberForm } from "./staff.mjs";
import { median } from "./times.mjs";

const SIZES = [10, 100, 1_000, 10_000];
const REPEATS = 25;
const PAGE = "/de/team";

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureGrowth() {
  /** @type {Record<string, number[]>} */
  const times = {};
  const server = await startServer("front", 4900);
  const database = new Database(join(siteFolder, "site.db"), { timeout: 5_000 });
  try {
    const staff = await enterAdministration(server.port);
    const [member = ""] = await listMemberIds(staff);
    for (const size of SIZES) {
      fillTo(database, size);
      const form = await openMemberForm(staff, member);
      const edit = database.prepare("UPDATE team_members SET bio = ? WHERE id = ?");
      /** @type {Record<string, (time: number) => Promise<unknown>>} */
      const ofStaff = {
        "list of the administration": () => staff.read("/admin/team"),
        "search of the administration": () => staff.read("/admin/search?q=Vermessen"),
        "saving a member": (time) => form.save(`Messung ${size} ${time}`),
      };
      await measure(times, ofStaff);
      const visit = await openVisit({ port: server.port, path: PAGE, headers: BROWSER });
      await measure(times, {
        "page rendered anew": (time) => (edit.run(`Bio ${size} ${time}`, member), visit.ask()),
        "page from memory": () => visit.ask(),
      });
      visit.close();
    }
  } finally {
    database.close();
    await server.stop();
  }
  return Object.entries(times).map(([what, values]) => ({
    what: `${what}, with ${SIZES.join(" / ")} members`,
    value: `${values.map((value) => value.toFixed(1)).join(" / ")} ms, ${((values.at(-1) ?? 0) / (values[0] ?? 1)).toFixed(1)} ×`,
    aim: /^(?:list|saving)/.test(what) ? "≤ 1.2 ×" : "",
  }));
}

/** @param {Record<string, number[]>} times @param {Record<string, (time: number) => Promise<unknown>>} subjects */
async function measure(times, subjects) {
  for (const [name, work] of Object.entries(subjects)) (times[name] ??= []).push(await medianOf(work));
}

/** @param {(time: number) => Promise<unknown>} work */
async function medianOf(work) {
  const times = [];
  for (let time = 0; time < REPEATS; time += 1) {
    const begin = performance.now();
    await work(time);
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** @param {Database.Database} database @param {number} size */
function fillTo(database, size) {
  const count = Number(database.prepare("SELECT count(*) FROM team_members").pluck().get());
  const insert = database.prepare(
    `INSERT INTO team_members (id, name, position, bio, services, sort_order, updated_at) VALUES (?, ?, 'Vermessen', 'Steht zum Messen da.', '[]', ?, ?)`,
  );
  database.transaction(() => {
    for (let row = count; row < size; row += 1) insert.run(`measured-${row}`, `Person ${row}`, row, new Date().toISOString());
  })();
}
