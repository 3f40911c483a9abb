import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { runCommand } from "../harness/command";
import { emptySiteData } from "../harness/site-data";

const PROGRAMS = ["backup", "restore", "import", "export", "media-copy", "media-report", "doctor"];

const ROOT = join(import.meta.dirname, "../..");

const ONE_LINE = /^[^\n]+\n$/;

async function emptyFolder() {
  const data = await emptySiteData("sqlite");
  onTestFinished(() => data.remove());
  return data;
}

describe.each(PROGRAMS)("the command %s", (program) => {
  it("reports an unknown option in one line with its usage", async () => {
    const { environment } = await emptyFolder();
    const { exitCode, output, errors } = await runCommand(program, ["--wrong"], environment);
    expect([exitCode, output]).toEqual([1, ""]);
    expect(errors).toMatch(ONE_LINE);
    expect(errors).toMatch(new RegExp(`--wrong.*npm run ${program.replace("-", ":")}`));
  });

  it("prints its usage for --help", async () => {
    const { environment } = await emptyFolder();
    const { exitCode, output, errors } = await runCommand(program, ["--help"], environment);
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toMatch(ONE_LINE);
  });
});

it.each(["start", "completeness", "house", "supply"])("npm run %s reports an unknown option in one line and does nothing", (script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, "--wrong"], { cwd: ROOT, encoding: "utf8", timeout: 30_000 });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Unknown option '--wrong'\. How to use it: npm [^\n]+\n$/);
});

describe("a command reports wrong arguments in one line:", () => {
  it.each([
    ["restore", [import.meta.dirname], `${import.meta.dirname} is a folder: say which backup in it`],
    ["restore", ["/nowhere/backup.tar"], "There is no backup at /nowhere/backup.tar"],
    ["restore", ["s3://b/site", "--at", "latest"], "s3://b/site must be a folder, or a bucket like s3://bucket/prefix, whose name has 3 to 63"],
    ["import", ["/nowhere/export"], "There is no folder /nowhere/export."],
    ["import", [import.meta.filename], `There is no folder ${import.meta.filename}.`],
    ["backup", ["--to", ""], "A parameter is empty. How to use it: npm run backup"],
    ["export", [""], "A parameter is empty. How to use it: npm run export"],
    ["restore", ["one.tar", "two.tar"], "Unexpected argument 'two.tar'. How to use it: npm run restore"],
    ["import", ["one", "two"], "Unexpected argument 'two'. How to use it: npm run import"],
    ["export", ["one", "two"], "Unexpected argument 'two'. How to use it: npm run export"],
  ])("%s %j", async (program, names, line) => {
    const { environment } = await emptyFolder();
    const { exitCode, output, errors } = await runCommand(program, names, environment);
    expect([exitCode, output]).toEqual([1, ""]);
    expect(errors).toMatch(ONE_LINE);
    expect(errors).toContain(line);
  });
});

it.runIf((await reachPostgres()) !== undefined).each(["backup", "export", "media-report"])("%s reports in one line that a Postgres database has no site", async (program) => {
  const { environment, folder, remove } = await emptySiteData("postgres");
  onTestFinished(remove);
  const parameters = { backup: ["--to", join(folder, "to")], export: [join(folder, "to")] }[program] ?? [];
  const { exitCode, output, errors } = await runCommand(program, parameters, environment);
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toMatch(/^The \w+ failed: there is no site in this database: start the site once[^\n]+\n$/);
});

it("restore reports in one line that no database answers", async () => {
  const { environment, folder } = await emptyFolder();
  const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/site", SESSION_SECRET: "s".repeat(32) };
  const { exitCode, errors } = await runCommand("restore", [join(folder, "site.tar")], { ...environment, ...nowhere });
  expect([exitCode, errors]).toEqual([1, "The restore failed: connect ECONNREFUSED 127.0.0.1:1\n"]);
});

it("restore reports in one line why an existing file cannot be read", async () => {
  const { environment, folder } = await emptyFolder();
  const socket = createServer().listen(join(folder, "socket"));
  onTestFinished(() => void socket.close());
  symlinkSync(join(folder, "round"), join(folder, "round"));
  for (const [name, code] of [["socket", "ENXIO"], ["round", "ELOOP"]] as const) {
    const { exitCode, errors } = await runCommand("restore", [join(folder, name)], environment);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(ONE_LINE);
    expect(errors).toContain(code);
  }
});

it.each([["export", "/nowhere/export"], ["import", "/nowhere/export"], ["backup", "--to", "/nowhere/backups"], ["restore", "/nowhere/backup.tar"], ["media-report"], ["media-copy", "--from", "disk", "--to", "s3", "--dry-run"]])(
  "%s creates nothing if the data folder is mistyped",
  async (program, ...parameters) => {
    const { folder } = await emptyFolder();
    await runCommand(program, parameters, { DATA_DIR: join(folder, "not/there"), S3_BUCKET: "media", S3_ENDPOINT: "http://127.0.0.1:1", AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" });
    expect(await readdir(folder)).toEqual([]);
  },
);

it.each([["export", "/nowhere/export"], ["backup", "--to", "/nowhere/backups"], ["media-report"]])("%s reports that there is no site, and leaves no files", async (program, ...parameters) => {
  const { environment, folder } = await emptyFolder();
  const { exitCode, output, errors } = await runCommand(program, parameters, { ...environment, SESSION_SECRET: "" });
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toMatch(ONE_LINE);
  expect(errors).toContain(`${folder}/site.db is not there`);
  expect(await readdir(folder)).toEqual([]);
});

it.each([["export", "export"], ["backup", "--to", "backups"], ["media-report"], ["import", "."]])("%s names a damaged database and the remedy in one line", async (program, ...parameters) => {
  const { environment, folder } = await emptyFolder();
  await writeFile(join(folder, "site.db"), "no database at all, but some text\n".repeat(100));
  await writeFile(join(folder, "partners.csv"), "id,name\n1,Mar");
  const { exitCode, output, errors } = await runCommand(program, parameters.map((name) => (name.startsWith("-") ? name : join(folder, name))), environment);
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toMatch(/^The \w+ failed: \S+site\.db is damaged \(SQLITE_NOTADB\): restore a backup \(docs\/backup\.md\)\n$/);
});

it("backup and export report in one line that their folder is a file, or lies in one", async () => {
  const { environment, folder } = await emptyFolder();
  expect(await runCommand("prepare", [], environment)).toMatchObject({ exitCode: 0 });
  const file = join(folder, "site.db");
  for (const [program, ...parameters] of [["backup", "--to", file], ["export", file], ["export", join(file, "export")]]) {
    const { exitCode, output, errors } = await runCommand(program ?? "", parameters, environment);
    expect([exitCode, output]).toEqual([1, ""]);
    expect(errors).toMatch(/^The \w+ failed: \S+site\.db\S* is a file, or lies in one, where a folder is needed\.\n$/);
  }
});

it.runIf(process.platform === "linux").each([["backup", "--to", "/proc/backups"], ["export", "/proc/export"]])("%s reports in one line that its folder cannot be created", async (program, ...parameters) => {
  const { environment } = await emptyFolder();
  expect(await runCommand("prepare", [], environment)).toMatchObject({ exitCode: 0 });
  const { exitCode, output, errors } = await runCommand(program, parameters, environment);
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toMatch(/^The \w+ failed: ENOENT: no such file or directory, mkdir '\/proc\/\w+'\n$/);
});
