// People who edit different fields of the same record at the same time, without waiting for each other.
import { enterAdministration } from "../bench/staff.mjs";
import { startSite } from "./outage-site.mjs";

const SECONDS = 30;
const FIELDS = ["name", "position", "bio"];
const LOOKS = { name: /name="name"[^>]*value="([^"]*)"/, position: /name="position"[^>]*value="([^"]*)"/, bio: /<textarea[^>]*name="bio"[^>]*>([^<]*)</ };

/** @typedef {{ field: keyof typeof LOOKS, saved: string, saves: number, asked: number, lost: number }} Person `saved`: the last acknowledged value */

export async function drillConcurrency() {
  const site = await startSite();
  const staff = await enterAdministration(site.port);
  const id = /\/admin\/team\/([^/"]+)\/edit/.exec(await staff.read("/admin/team"))?.[1] ?? "";
  const path = `/admin/team/${id}/edit`;
  const end = performance.now() + SECONDS * 1_000;
  const people = await Promise.all(Object.keys(LOOKS).flatMap((field) => (isField(field) ? [edit(field, { staff, path, end })] : [])));
  const last = await staff.read(path);
  const lost = people.reduce((sum, person) => sum + person.lost, 0) + people.filter(({ field, saved }) => valueIn(last, field) !== saved).length;
  await site.stop();
  const total = (/** @type {"saves" | "asked"} */ what) => people.reduce((sum, person) => sum + person[what], 0);
  return `${FIELDS.length} people have the form of the same member open for ${SECONDS} s; each changes one field, saves, and opens the form again, without waiting
for the others. Promised: an acknowledged save stays in the record until its field is saved again, and nobody is asked
to choose between two texts of different fields.

| saves acknowledged / lost | asked to choose a text |
|---|---|
| ${total("saves")} / ${lost} | ${total("asked")} |`;
}

/** @param {keyof typeof LOOKS} field @param {{ staff: import("../bench/staff.mjs").Staff, path: string, end: number }} place @returns {Promise<Person>} */
async function edit(field, { staff, path, end }) {
  /** @type {Person} */
  const person = { field, saved: "", saves: 0, asked: 0, lost: 0 };
  while (performance.now() < end) {
    const page = await staff.read(path);
    if (person.saved !== "" && valueIn(page, field) !== person.saved) person.lost += 1;
    const fields = new URLSearchParams({ is_team_member: "on", version: [...page.matchAll(/name="version"[^>]*value="(\d+)"/g)].at(-1)?.[1] ?? "" });
    for (const name of FIELDS) if (isField(name)) fields.set(name, valueIn(page, name));
    const value = `${field} ${person.saves}`;
    fields.set(field, value);
    const { status } = await staff.send(path, fields);
    if (status === 303) Object.assign(person, { saved: value, saves: person.saves + 1 });
    else person.asked += 1;
  }
  return person;
}

/** @param {string} name @returns {name is keyof typeof LOOKS} */
function isField(name) {
  return Object.hasOwn(LOOKS, name);
}

/** @param {string} page @param {keyof typeof LOOKS} field */
function valueIn(page, field) {
  return LOOKS[field].exec(page)?.[1] ?? "";
}
