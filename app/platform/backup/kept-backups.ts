import type { Storage } from "../storage-types";

const NAME = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.enc)?$/;

const DAY_MS = 24 * 60 * 60 * 1000;
const [DAYS, WEEKS, MONTHS] = [7, 4, 6];

export function backupName(madeAt: Date, isEncrypted: boolean): string {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `backup-${time}Z.tar${isEncrypted ? ".enc" : ""}`;
}

export function madeAtOf(name: string): Date | null {
  const [, day, ...time] = NAME.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}T${time.join(":")}Z`);
}

export interface Backup {
  name: string;
  size: number;
  madeAt: Date;
  isEncrypted: boolean;
}

export async function listBackups(place: Pick<Storage, "list">): Promise<Backup[]> {
  const backups: Backup[] = [];
  for await (const { key: name, size } of place.list()) {
    const madeAt = madeAtOf(name);
    if (madeAt !== null) backups.push({ name, size, madeAt, isEncrypted: name.endsWith(".enc") });
  }
  return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** `backups` is sorted, newest first. Skips backups from the future, made while the clock was wrong. */
export function newestOf(backups: readonly Backup[], now: Date): Backup | undefined {
  return backups.find(({ madeAt }) => madeAt <= now);
}

/** Keeps the newest backup of each of the last seven days, four weeks and six months that have one. */
export function namesToRemove(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => timed(name))
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set([
    ...newestOfEach(backups, DAYS, dayOf),
    ...newestOfEach(backups, WEEKS, mondayOf),
    ...newestOfEach(backups, MONTHS, (time) => dayOf(time).slice(0, 7)),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

type Timed = { name: string; madeAt: Date };

function timed(name: string): Timed[] {
  const madeAt = madeAtOf(name);
  return madeAt === null ? [] : [{ name, madeAt }];
}

function newestOfEach(backups: readonly Timed[], count: number, spanOf: (time: Date) => string): string[] {
  const newest = new Map<string, string>();
  for (const { name, madeAt } of backups) if (!newest.has(spanOf(madeAt))) newest.set(spanOf(madeAt), name);
  return [...newest.values()].slice(0, count);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function mondayOf(time: Date): string {
  const daysSince = (time.getUTCDay() + 6) % 7;
  return dayOf(new Date(time.getTime() - daysSince * DAY_MS));
}

/** `clock` is a UTC time: "03:30". */
export function lastTimeOf(clock: string, now: Date): Date {
  const today = new Date(`${dayOf(now)}T${clock}:00Z`);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}

export function nextTimeOf(clock: string, now: Date): Date {
  return new Date(lastTimeOf(clock, now).getTime() + DAY_MS);
}
