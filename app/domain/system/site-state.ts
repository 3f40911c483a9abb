export type CheckName = "settings" | "folders" | "disk" | "database" | "damages" | "migrations" | "clock" | "storage" | "mail" | "pictures" | "backup";

/** `warning` works, but somebody should look; `wrong` does not. */
export type CheckState = "ok" | "warning" | "wrong";

/** `detail` is a fact without a language: a size, a version, names, the words of an error. */
export type Check = { name: CheckName; state: CheckState; detail: string };

export interface BackupsOverview {
  place: string;
  /** A time of day in UTC; null where backups are made by hand. */
  schedule: string | null;
  isEncrypted: boolean;
  /** Null when the place does not answer. */
  count: number | null;
  newest: { name: string; size: number; madeAt: Date; ageMs: number } | null;
  /** Null since the last backup that did not fail. */
  failedAt: Date | null;
  /** The last restore into a scratch folder. */
  check: { name: string; checkedAt: Date; isGood: boolean } | null;
  /** Null where the log is not shipped. `shippedAt`: what was stored until then lies in the place; null before the first time. */
  shipping: { shippedAt: Date | null; failingSince: Date | null } | null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** One night may fail before anybody must know of it: it is tried again every hour. */
const OLD_AFTER_MS = 2 * DAY_MS;

export type BackupsHealth = "good" | "none" | "old" | "failed" | "damaged";

export function healthOf({ newest, schedule, failedAt, check, shipping }: BackupsOverview): BackupsHealth {
  if (check?.isGood === false) return "damaged";
  if (newest === null) return "none";
  if (failedAt !== null || shipping?.failingSince) return "failed";
  return schedule !== null && newest.ageMs > OLD_AFTER_MS ? "old" : "good";
}

const relative = new Intl.RelativeTimeFormat("de-DE");

export function ageText(ageMs: number): string {
  if (ageMs < HOUR_MS) return "vor weniger als einer Stunde";
  return ageMs < 2 * DAY_MS ? relative.format(-Math.floor(ageMs / HOUR_MS), "hour") : relative.format(-Math.floor(ageMs / DAY_MS), "day");
}
