import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readDispositions } from "../../scripts/supply/advisories.mjs";
import { textOf } from "./tree";

const names = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: names, devDependencies: names }).parse(JSON.parse(textOf("package.json")));
const lockEntry = z.object({ version: z.string().optional(), license: z.string().optional() });
const { packages } = z.object({ packages: z.record(z.string(), lockEntry) }).parse(JSON.parse(textOf("package-lock.json")));

/** Each package of the lockfile with its name, which may occur in several versions. */
const locked = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), ...entry }));

describe("the packages", () => {
  it("run no install scripts", () => {
    expect(textOf(".npmrc").split("\n")).toContain("ignore-scripts=true");
    expect(textOf("Dockerfile")).toMatch(/^COPY .*\.npmrc .*\nRUN npm ci --include=dev$/m);
  });

  it("with a decided advisory are in the lockfile, and each advisory is decided once", () => {
    const dispositions = readDispositions();
    const gone = dispositions.flatMap(({ package: name, versions }) => versions.filter((version) => !locked.some((one) => one.name === name && one.version === version)).map((version) => `${name}@${version}`));
    expect(gone).toEqual([]);
    const ids = dispositions.map(({ id, package: name }) => `${id} ${name}`);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(dispositions.filter(({ date }) => date > new Date().toISOString()).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["Shipped", manifest.dependencies],
    ["Only for building and testing", manifest.devDependencies],
  ])("have a reason, a licence and a size in docs/dependencies.md: %s", (heading, wanted) => {
    const rows = rowsUnder(heading);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(wanted));
    for (const { name, reason, licence, size } of rows) {
      expect([name, licence]).toEqual([name, packages[`node_modules/${name}`]?.license]);
      expect(`${name}: ${reason}`).toMatch(/: .{15,}/);
      expect(`${name}: ${size}`).toMatch(/: \d+(\.\d)? (KB|MB)$/);
    }
  });
});

function rowsUnder(heading: string) {
  const [, section = ""] = textOf("docs/dependencies.md").split(`## ${heading}\n`);
  const lines = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) => {
    const [, name = "", reason = "", licence = "", size = ""] = line.split("|").map((cell) => cell.trim());
    return { name: name.replaceAll("`", ""), reason, licence, size };
  });
}
