import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { waitWithinBudget, withTimeBudget } from "./time-budget.server";
import type { Reads, Slices, TableVersions } from "./slices";
import { notingTables } from "./tables-read.server";

type Slice = {
  /** Unique for every value. */
  number: number;
  value: unknown;
  hash: string;
  bytes: number;
  /** A table without a version is undefined, and nothing that reads it is kept. */
  tables: ReadonlyMap<string, number | undefined>;
  read: () => Promise<unknown>;
};

const MAX_BYTES = 32 * 1024 * 1024;

const slices = new LRUCache<string, Slice>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
const readings = new WeakMap<TableVersions, Map<string, Promise<Slice>>>();
let lastNumber = 0;
let reads = 0;

type Rendering = { versions: TableVersions; used: Map<string, Slice>; failed: Set<string> };

const rendering = new AsyncLocalStorage<Rendering>();

/** In the rendering of a page, reads once for each version of its tables. Parameters and value must be JSON. Elsewhere simply reads. */
export function slice<Parameters extends readonly unknown[], Value>(
  name: string,
  read: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value>;
export function slice(name: string, read: (...parameters: unknown[]) => Promise<unknown>) {
  return async (...parameters: unknown[]) => {
    const page = rendering.getStore();
    if (page === undefined) return read(...parameters);
    const key = `${name} ${JSON.stringify(parameters)}`;
    try {
      const found = page.used.get(key) ?? (await current(key, () => read(...parameters), page.versions));
      page.used.set(key, found);
      return found.value;
    } catch (error) {
      page.failed.add(key);
      throw error;
    }
  };
}

async function renderFrom<Answer>(versions: TableVersions, render: () => Promise<Answer>): Promise<{ answer: Answer; reads: Reads }> {
  const [used, failed] = [new Map<string, Slice>(), new Set<string>()];
  const { value: answer, tables: aside } = await notingTables(() => rendering.run({ versions, used, failed }, () => withTimeBudget(render)));
  // failed reads have no version, so a page without them is not kept
  const tables = [...aside, ...failed, ...[...used.values()].flatMap((one) => [...one.tables.keys()])];
  const numbers = [...used].map(([key, { number }]) => [key, number] as const);
  return { answer, reads: { slices: new Map(numbers), tables: versionsOf(tables, versions), aside } };
}

async function areUnchanged({ slices: numbers, tables, aside }: Reads, versions: TableVersions): Promise<boolean> {
  for (const table of aside) if (tables.get(table) === undefined || tables.get(table) !== versions.get(table)) return false;
  for (const [key, number] of numbers) {
    const known = slices.get(key);
    if (known === undefined || (await current(key, known.read, versions)).number !== number) return false;
  }
  return true;
}

export const sliceStats = () => ({ entries: slices.size, bytes: slices.calculatedSize, reads });

export const slicesForFront: Slices = { renderFrom, areUnchanged };

async function current(key: string, read: Slice["read"], versions: TableVersions): Promise<Slice> {
  const known = slices.get(key);
  if (known !== undefined && haveVersions(known.tables, versions)) return known;
  const running = readings.get(versions) ?? new Map<string, Promise<Slice>>();
  readings.set(versions, running);
  const begun = running.get(key);
  // the queries count for the request that started them, but this one waits as well
  if (begun !== undefined) return waitWithinBudget(() => begun);
  const reading = readAnew(key, read, versions).finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}

/** The value may be newer than the versions, never older; with the next versions it is read again. */
async function readAnew(key: string, read: Slice["read"], versions: TableVersions): Promise<Slice> {
  reads += 1;
  const { value, tables } = await notingTables(read);
  // the value would never be renewed
  if (tables.size === 0) throw new Error(`The slice ${key} reads no table`);
  const text = JSON.stringify(value);
  const hash = createHash("sha256").update(text).digest("base64");
  const before = slices.get(key);
  const told = before?.hash === hash ? before : { number: (lastNumber += 1), value: frozen(value), hash, bytes: text.length * 3 + 1_000 };
  const found = { ...told, read, tables: versionsOf(tables, versions) };
  if (haveVersions(found.tables, versions)) slices.set(key, found);
  return found;
}

function versionsOf(tables: Iterable<string>, versions: TableVersions): ReadonlyMap<string, number | undefined> {
  return new Map([...tables].map((table) => [table, versions.get(table)]));
}

function haveVersions(tables: ReadonlyMap<string, number | undefined>, versions: TableVersions): boolean {
  return [...tables].every(([table, version]) => version !== undefined && version === versions.get(table));
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
