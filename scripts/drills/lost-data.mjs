// What people notice when a running site loses its SQLite file in different ways, and how fast it recovers.
import { copyFile, link, rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "./outage-site.mjs";

const LOOK_MS = 10;
const LONGEST_WAIT_MS = 20_000;

/** Each removes the file; afterwards the same file has the other name, or is put there. @type {Record<string, (file: string, kept: string) => Promise<unknown>>} */
const WAYS = {
  renamed: (file, kept) => rename(file, kept),
  deleted: async (file, kept) => {
    await link(file, kept);
    await rm(file);
  },
  "replaced by a copy": async (file, kept) => {
    await rename(file, kept);
    await copyFile(kept, file);
  },
};

export async function drillLostData() {
  const site = await startSite();
  const lines = [];
  try {
    for (const [way, takeAway] of Object.entries(WAYS)) lines.push(await lineOf(site, way, takeAway));
  } finally {
    await site.stop();
  }
  return `The database file of a running site on SQLite is removed, and comes back. Promised: no save is acknowledged that the next
start would not find, visitors get pages, the log has a line within a second, and saves work when the file is back.
\`tests/server/moved-data.test.ts\` does the same with the pictures, the \`-wal\` and the secret.

| the file is | a save | the contact form | a public page | /health | in the log after | lines | a save works again after |
|---|---|---|---|---|---|---|---|
${lines.join("\n")}`;
}

/** @param {Awaited<ReturnType<typeof startSite>>} site @param {string} way @param {(file: string, kept: string) => Promise<unknown>} takeAway */
async function lineOf({ folder, ask, log }, way, takeAway) {
  const [file, kept] = [`${folder}/site.db`, `${folder}/kept`];
  await ask.save();
  const before = log().length;
  const said = () => log().slice(before).split("\n").filter(Boolean);
  await takeAway(file, kept);
  const noticed = await untilTrue(() => said().length > 0);
  const answers = [];
  for (const one of [ask.save, ask.contact, ask.page, ask.health]) answers.push((await one()).status);
  const lines = said().length;
  await rename(kept, file);
  const back = await untilTrue(async () => (await ask.save()).status === 303);
  await untilTrue(() => said().length > lines);
  return `| ${way} | ${answers.join(" | ")} | ${noticed} | ${lines} | ${back} |`;
}

/** @param {() => boolean | Promise<boolean>} condition */
async function untilTrue(condition) {
  const begin = performance.now();
  while (!(await condition())) {
    if (performance.now() - begin > LONGEST_WAIT_MS) return "never";
    await pause(LOOK_MS);
  }
  return `${Math.round(performance.now() - begin)} ms`;
}
