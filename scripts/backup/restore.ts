// A program that restores a backup into an empty instance. Checks the whole file before it writes anything.
//   npm run restore -- FILE | s3://BUCKET/PREFIX/NAME [--dry-run]
//   npm run restore -- [FOLDER | s3://BUCKET/PREFIX] --at latest | 2026-11-23T05:12:31Z [--dry-run]
import { open, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { PART } from "../../app/platform/backup/backup-format";
import { bucketIn } from "../../app/platform/backup/backup-address";
import { openBackupPlace } from "../../app/platform/backup/backup-place.server";
import { checkBackup } from "../../app/platform/backup/check-backup.server";
import { storedSecretOf } from "../../app/platform/backup/make-backup.server";
import { type Archive, readArchive, type ReadPart } from "../../app/platform/backup/read-archive.server";
import { driverCode } from "../../app/platform/database-fault";
import { env } from "../../app/platform/env.server";
import { storage } from "../../app/platform/storage.server";
import { readCommandLine, reasonOf } from "../command-line.mjs";
import { picturesThere, requireFit, restoring, warnIfNotEncrypted } from "./restore-checks";
import type { RestoreTarget } from "./restore-target";
import { restoreTime } from "./restore-time";

const USAGE = "npm run restore -- FILE [--dry-run], or --at latest";

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { at: { type: "string" }, "dry-run": { type: "boolean", default: false } },
});

try {
  const [address] = positionals;
  if (values.at === undefined) await restore(address, values["dry-run"]);
  else await restoreTime({ address: address ?? env.BACKUP_TO, at: values.at, isDryRun: values["dry-run"] });
} catch (error) {
  // an error with a code is not ours, and does not say what failed
  console.error(driverCode(error) === undefined ? reasonOf(error) : `The restore failed: ${reasonOf(error)}`);
  process.exitCode = 1;
}

async function restore(address: string | undefined, isDryRun: boolean): Promise<void> {
  if (address === undefined) throw new Error(`Which backup? ${USAGE}`);
  const target = await openTarget();
  try {
    const refusal = (await target.refusal()) ?? (await picturesThere());
    if (refusal !== null && !isDryRun) throw new Error(refusal);
    const archive = await checkBackup({ source: await openSource(address), key: env.BACKUP_KEY });
    requireFit(archive, target);
    console.log(`The backup is complete: ${summaryOf(archive)}`);
    warnIfNotEncrypted(archive);
    if (isDryRun) return console.log(refusal === null ? "It can be restored here." : `It cannot be restored here. ${refusal}`);
    await restoring(() => write(archive, address, target));
    console.log("Restored. Start the site: it brings an older database up to date itself.");
  } finally {
    await target.close();
  }
}

async function openTarget(): Promise<RestoreTarget> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  if (url.startsWith("file:")) return (await import("./sqlite-target")).sqliteTarget({ file: url.slice("file:".length), dataDir });
  return (await import("./postgres-target")).postgresTarget(url);
}

async function openSource(address: string): Promise<Readable> {
  const missing = () => new Error(`There is no backup at ${address}`);
  if (bucketIn(address) === null) {
    const found = await stat(address).catch((error: unknown) => {
      throw driverCode(error) === "ENOENT" ? missing() : error;
    });
    if (found.isDirectory()) throw new Error(`${address} is a folder: say which backup in it, or --at latest`);
    // opened first, because a stream may fail before anybody listens
    return (await open(address)).createReadStream();
  }
  const place = await openBackupPlace(dirname(address), env);
  const file = await place.open(address.slice(address.lastIndexOf("/") + 1));
  if (file === null) throw missing();
  return file.stream;
}

function summaryOf({ head, contents: { tables, pictures } }: Archive): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `made ${head.madeAt}, ${rows.toString()} rows in ${tables.length.toString()} tables, ${pictures.toString()} files of pictures`;
}

async function write(archive: Archive, address: string, target: RestoreTarget): Promise<void> {
  await target.begin(archive);
  const isSecretOurs = (await storedSecretOf(env.DATA_DIR, env.SESSION_SECRET)) !== null;
  await readArchive({
    source: await openSource(address),
    key: env.BACKUP_KEY,
    take: async (part) => {
      if (part.name.startsWith(PART.pictures)) await putPicture(part);
      // if the environment has the secret, a file would only mislead
      else if (part.name === PART.secret && isSecretOurs) await writeFile(join(env.DATA_DIR, "secret"), part.content, { mode: 0o600 });
      else await target.take(part);
    },
  });
  await target.finish(archive);
}

async function putPicture({ name, content }: ReadPart): Promise<void> {
  await storage.put(name.slice(PART.pictures.length), Readable.from(content));
}
