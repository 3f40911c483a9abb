import type { CheckName, CheckState } from "../../app/domain/system/site-state";

type Sentence = (detail: string) => string;

const never: Sentence = (detail) => detail;

export const SENTENCES: Record<CheckName, Record<CheckState, Sentence>> = {
  settings: {
    ok: (url) => `The settings can be read; the site is at ${url}.`,
    warning: (misspelled) => misspelled || "PUBLIC_URL is not set: links lead to this machine, and cookies travel without TLS. Set it to the https address of the site.",
    wrong: never,
  },
  folders: {
    ok: (folder) => `The data folder ${folder} can be written.`,
    warning: never,
    wrong: (why) => `The data folder: ${why}.`,
  },
  disk: {
    ok: (free) => `The disk of the data folder has ${free} left.`,
    warning: (free) => `The disk of the data folder has only ${free} left. Make the volume larger soon.`,
    wrong: (why) => `The disk of the data folder is full (${why}). Nothing can be saved then: make the volume larger.`,
  },
  database: {
    ok: (version) => `The database answers: ${version}.`,
    warning: never,
    wrong: (why) => `The database does not answer: ${why}. Check DATABASE_URL; a site that was never started has none yet.`,
  },
  damages: {
    ok: () => "The database is intact, and every row that another one refers to exists.",
    warning: never,
    wrong: (what) => `The database is damaged: ${what}. Stop the site and restore a backup (docs/backup.md).`,
  },
  migrations: {
    ok: (count) => `All ${count} migrations are applied.`,
    warning: (names) => `The tables are not those of this version (${names}). Start the site: it applies what is missing.`,
    wrong: (names) => `The tables do not fit this version (${names}). Start the version that they belong to.`,
  },
  clock: {
    ok: () => "The clock agrees with that of the machine that stores the data.",
    warning: (off) => `The clock differs by ${off} from that of the machine that stores the data. Let the machine set its clock from the network (NTP).`,
    wrong: (off) => `The clock is wrong by ${off}: sessions end at the wrong time, codes of the second factor are refused. Set it from the network (NTP).`,
  },
  storage: {
    ok: (place) => `A picture can be stored, read and removed (${place}).`,
    warning: never,
    wrong: (why) => `Pictures cannot be stored: ${why}. Check the folder media, or S3_BUCKET, S3_ENDPOINT and the AWS variables.`,
  },
  mail: {
    ok: (host) => (host === "" ? "No mail server is set (SMTP_URL): one-time links must be passed on by hand." : `The mail server ${host} accepts the login.`),
    warning: never,
    wrong: (why) => `The mail server cannot be used: ${why}. Check SMTP_URL.`,
  },
  pictures: {
    ok: (count) => `All pictures are there: ${count} files, and none that nothing uses.`,
    warning: (count) => `Stored files that no picture uses: ${count}. They only take up space; npm run media:report lists them.`,
    wrong: (count) => `Pictures without their files: ${count}. npm run media:report lists them: upload them again, or restore a backup.`,
  },
  backup: {
    ok: (newest) => `Backups are made: ${newest}.`,
    warning: (what) => `Backups: ${what}. See docs/backup.md.`,
    wrong: (what) => `Backups: ${what.replace(/\.$/, "")}. Look for "the backup failed" or "shipped" in the log, and make one: npm run backup.`,
  },
};
