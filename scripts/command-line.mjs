// How the commands read their parameters.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

/**
 * Exits after printing the usage for `--help`, and with one line for unknown parameters.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 */
export function readCommandLine(usage, config) {
  if (process.argv.slice(2).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const read = parseArgs(config);
    if (read.positionals.length > 1) throw new Error(`Unexpected argument '${read.positionals[1]}'`);
    // an unset variable of the shell, which would mean the current folder
    if (process.argv.slice(2).includes("")) throw new Error("A parameter is empty");
    return read;
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    return endWith(`${what}. How to use it: ${usage}`);
  }
}

/**
 * Exits if there is no site for a program that only reads one. SQLite would create a file, which would prevent a restore.
 * @param {string} databaseUrl
 */
export function exitWithoutSite(databaseUrl) {
  const file = databaseUrl.slice("file:".length);
  if (databaseUrl.startsWith("file:") && !existsSync(file)) endWith(`There is no site here: ${file} is not there. Is DATA_DIR that of the site?`);
}

/** The last line, because Prisma's messages begin with the query. @param {unknown} error */
export function reasonOf(error) {
  if (error instanceof Error && "code" in error && "path" in error && ["ENOTDIR", "EEXIST"].includes(String(error.code))) {
    return `${String(error.path)} is a file, or lies in one, where a folder is needed.`;
  }
  const last = (error instanceof Error ? error.message : String(error)).trim().split("\n").at(-1) ?? "";
  const hasNoTable = /^(The table|relation) .+ does not exist/.test(last);
  return hasNoTable ? "there is no site in this database: start the site once, or correct DATABASE_URL." : last;
}

/** @param {string} line @returns {never} */
function endWith(line) {
  console.error(line);
  process.exit(1);
}
