// docs/reliability.md: a section for each drill, which running the drill replaces.
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const PAGE = join(ROOT, "docs/reliability.md");
const TITLE = "# What happens when something breaks\n\nMeasured by `npm run drill -- NAME`; a drill writes the section with its name.\n";

/** @param {string} name @param {string} part */
export async function writeReliabilityPage(name, part) {
  const [title = TITLE, ...parts] = (await readFile(PAGE, "utf8").catch(() => TITLE)).split(/^(?=## )/m);
  const others = parts.filter((other) => !other.startsWith(`## ${name}\n`)).map((other) => other.trimEnd());
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  const all = [...others, `## ${name}\n\n${part}\n\nOn ${machine}; load average at the end ${loadavg()[0]?.toFixed(1)}.`].toSorted();
  await writeFile(PAGE, `${[title.trimEnd(), ...all].join("\n\n")}\n`);
}
