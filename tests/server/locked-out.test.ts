import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import type { Site } from "../harness/site";

let site: Site;

useFurnishedSite((started) => ({ site } = started));

/** A clone as far as the command of the page needs it. */
async function clone() {
  const folder = await mkdtemp(join(tmpdir(), "calima-clone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(site.data.folder, join(folder, "data"));
  await symlink(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
  return folder;
}

it("the commands of docs/operating.md open the set-up again when nobody can log in", async () => {
  const page = await readFile(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  const [, sql = ""] = /^```sql\n(UPDATE [^`]+)```/m.exec(page) ?? [];
  const [command = ""] = /(?<=`)node -e [^`]+(?=`)/.exec(page) ?? [];
  const cwd = await clone();
  await writeFile(join(cwd, "open-setup.sql"), sql);

  expect(await titleOfAdmin()).toContain("Anmelden");
  await promisify(execFile)("sh", ["-c", command], { cwd });
  expect(await titleOfAdmin()).toContain("Einrichtung");
});

async function titleOfAdmin() {
  return /<title>[^<]*/.exec(await (await site.newVisitor().get("/admin")).text())?.[0];
}
