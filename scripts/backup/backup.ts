// A program that writes one backup, whether the site runs or not, and removes old backups.
//   npm run backup [-- --to FOLDER | s3://BUCKET/PREFIX]
import { openBackupPlace } from "../../app/platform/backup/backup-place.server";
import { noteBackupState } from "../../app/platform/backup/backup-state.server";
import { makeBackup } from "../../app/platform/backup/make-backup.server";
import { env, makeDataDir } from "../../app/platform/env.server";
import { storage } from "../../app/platform/storage.server";
import { exitWithoutSite, readCommandLine } from "../command-line.mjs";
import { reasonWithDatabase } from "../database-reason";

const { values } = readCommandLine("npm run backup [-- --to FOLDER | s3://BUCKET/PREFIX]", { options: { to: { type: "string" } } });
const to = values.to ?? env.BACKUP_TO;

if (to === undefined) {
  console.error("Where to? Set BACKUP_TO, or npm run backup -- --to FOLDER");
  process.exitCode = 1;
} else {
  exitWithoutSite(env.DATABASE_URL);
  await backUpTo(to);
}

async function backUpTo(address: string): Promise<void> {
  try {
    makeDataDir(env);
    const { made, removed } = await makeBackup({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      secret: env.SESSION_SECRET,
      pictures: storage,
      place: await openBackupPlace(address, env),
      key: env.BACKUP_KEY,
    });
    await noteBackupState(env.DATA_DIR, { failedAt: null });
    console.log(`Backed up: ${address.replace(/\/$/, "")}/${made.name}, ${made.size.toString()} bytes`);
    for (const name of removed) console.log(`Removed, one of too many: ${name}`);
  } catch (error) {
    await noteBackupState(env.DATA_DIR, { failedAt: new Date() });
    console.error(`The backup failed: ${reasonWithDatabase(error)}`);
    process.exitCode = 1;
  }
}
