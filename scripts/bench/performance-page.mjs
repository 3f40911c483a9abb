// docs/performance.md: the table of a run, and a chart of the cost of an answer.
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const WIDTH = 760;
const LINE = 26;
const NAMES = 330;

/** @param {string} table @param {import("./servers.mjs").Row[]} rows */
export async function writePerformancePage(table, rows) {
  const bars = rows.flatMap(({ bar }) => (bar && Number.isFinite(bar[1]) ? [bar] : []));
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.version} (the image has ${await nodeOfImage()})`;
  await writeFile(join(ROOT, "docs/performance.svg"), chart(bars.toSorted((one, other) => one[1] - other[1])));
  await writeFile(
    join(ROOT, "docs/performance.md"),
    `# What an answer costs

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${machine}. Servers share one core and take turns, the load comes
from another; costs are processor time, each ratio is within one round. nginx serves the compressed page as a file;
Express and \`node:http\` send the same bytes from memory. \`npm run bench -- growth load-drill\` measures more.

![Processor time of an answer, on a logarithmic scale](performance.svg)

${table}
`,
  );
}

async function nodeOfImage() {
  return /^FROM node:(\d+)/m.exec(await readFile(join(ROOT, "Dockerfile"), "utf8"))?.[1] ?? "another";
}

/** Bars on a logarithmic scale. @param {[name: string, microseconds: number][]} bars */
function chart(bars) {
  const longest = Math.log10(Math.max(...bars.map(([, value]) => value), 10));
  const length = (/** @type {number} */ value) => Math.round(((WIDTH - NAMES - 90) * Math.log10(Math.max(value, 1.5))) / longest);
  const lines = bars.map(([name, value], index) => {
    const y = index * LINE;
    const shown = value < 1_000 ? `${value.toFixed(1)} µs` : `${(value / 1_000).toFixed(1)} ms`;
    return `<text x="${NAMES - 10}" y="${y + 17}" text-anchor="end">${name.replaceAll("<", "&lt;")}</text>
<rect x="${NAMES}" y="${y + 4}" width="${length(value)}" height="${LINE - 8}" rx="3" fill="#d15a30"/>
<text x="${NAMES + length(value) + 8}" y="${y + 17}">${shown}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bars.length * LINE}" font-family="system-ui, sans-serif" font-size="13" fill="#15303b">
<rect width="100%" height="100%" fill="#fffdf8"/>
${lines.join("\n")}
</svg>
`;
}
