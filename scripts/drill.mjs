// npm run drill -- NAME: repeatedly breaks what the site depends on, and measures what people notice.
// Each drill starts what it needs, breaks only that, and writes its section of docs/reliability.md.
import { build } from "./build.mjs";
import { drillBackup } from "./drills/backup.mjs";
import { drillBadStarts } from "./drills/bad-starts.mjs";
import { drillConcurrency } from "./drills/concurrency.mjs";
import { drillFuzz } from "./drills/fuzz.mjs";
import { drillKill } from "./drills/kill.mjs";
import { drillLostData } from "./drills/lost-data.mjs";
import { drillMigrations } from "./drills/migrations.mjs";
import { drillOutages } from "./drills/outages.mjs";
import { drillSlow } from "./drills/slow.mjs";
import { drillSoak } from "./drills/soak.mjs";
import { drillInstances, drillRestart } from "./drills/restart.mjs";
import { drillUpload } from "./drills/upload.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { writeReliabilityPage } from "./drills/reliability-page.mjs";

/** @type {Record<string, () => Promise<string>>} Each answers a section of the page, in Markdown. */
const DRILLS = { backup: drillBackup, "bad-starts": drillBadStarts, concurrency: drillConcurrency, fuzz: drillFuzz, kill: drillKill, "lost-data": drillLostData, migrations: drillMigrations, outages: drillOutages, restart: drillRestart, instances: drillInstances, slow: drillSlow, soak: drillSoak, upload: drillUpload };

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(DRILLS, name));
if (named.length === 0 || unknown !== undefined) {
  console.error(`Which drill? There are: ${Object.keys(DRILLS).join(", ")}`);
  process.exit(1);
}

await ensureSuitableNode();
await build();
for (const [name, drill] of Object.entries(DRILLS)) {
  if (!named.includes(name)) continue;
  const part = await drill();
  console.log(`\n${part}`);
  await writeReliabilityPage(name, part);
}
