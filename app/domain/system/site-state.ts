export type CheckName = "settings" | "folders" | "disk" | "database" | "damages" | "migrations" | "clock" | "storage" | "mail" | "pictures" | "backup";

export type CheckState = "ok" | "warning" | "wrong";

/** `detail` is not translated: a size, a version, names, the text of an error. */
export type Check = { name: CheckName; state: CheckState; detail: string };

export interface BackupsOverview {
  place: string;
  /** A time in UTC; null if backups are made by hand. */
  schedule: string | null;
  /** Whether the next backup will be encrypted; the newest may differ. */
  hasKey: boolean;
  count: number | null;
  /** Of a folder; null for a bucket. */
  folderFault: "missing" | "unwritable" | null;
  newest: { name: string; size: number; madeAt: Date; isEncrypted: boolean; ageMs: number } | null;
  failedAt: Date | null;
  check: { name: string; checkedAt: Date; isGood: boolean } | null;
  /** Null if the log is not shipped. Everything saved before `shippedAt` is safe. */
  shipping: { shippedAt: Date | null; failingSince: Date | null } | null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** One failed night is tolerated: the backup is retried every hour. */
const OLD_AFTER_MS = 2 * DAY_MS;

export type BackupsHealth = "good" | "none" | "old" | "failed" | "damaged";

export function healthOf({ newest, schedule, failedAt, folderFault, check, shipping }: BackupsOverview): BackupsHealth {
  if (check?.isGood === false) return "damaged";
  if (failedAt !== null || folderFault === "unwritable" || shipping?.failingSince) return "failed";
  if (newest === null) return "none";
  return schedule !== null && newest.ageMs > OLD_AFTER_MS ? "old" : "good";
}

const relative = new Intl.RelativeTimeFormat("de-DE");

export function ageText(ageMs: number): string {
  if (ageMs < HOUR_MS) return "vor weniger als einer Stunde";
  return ageMs < 2 * DAY_MS ? relative.format(-Math.floor(ageMs / HOUR_MS), "hour") : relative.format(-Math.floor(ageMs / DAY_MS), "day");
}

export type FrontState = {
  pageCache: () => PageCacheState;
  migrations: () => Promise<MigrationState>;
};

/** Since the start; `misses` could not be answered from the cache at once. */
export type PageCacheState = { entries: number; bytes: number; mostBytes: number; hits: number; misses: number; renderings: number };

/** `pending` migrations belong to this version of the site, but are not in the database. */
export type MigrationState = { applied: string[]; pending: string[] };
