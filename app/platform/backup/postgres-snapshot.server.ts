import { promisify } from "node:util";
import { gzip } from "node:zlib";
import pg from "pg";
import { to } from "pg-copy-streams";
import { type BackupContents, PART } from "./backup-format";
import { TIME_LIMITS } from "../time-limits";
import type { Snapshot, WrittenPart } from "./write-archive.server";

type Table = BackupContents["tables"][number];

const quoted = pg.escapeIdentifier;

const CONNECT_MS = 10_000;
/** Uncompressed rows in one part. A longer row makes a longer part. */
const PART_BYTES = 1024 * 1024;
const LOCK = 72_707_370;
const NEWLINE = 10;

/** In COPY's text format, from one read-only transaction, which blocks nobody. */
export async function snapshotOfPostgres({ url, signal }: { url: string; signal?: AbortSignal | undefined }): Promise<Snapshot> {
  const client = await connectedTo(url);
  try {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // without it a backup would wait for ever, and keep all later ones from beginning
    await client.query(`SET LOCAL lock_timeout = ${TIME_LIMITS.backupLock.toString()}`);
    const migrations = await texts(client, "SELECT migration_name FROM _prisma_migrations ORDER BY migration_name");
    const tables = await tablesOf(client);
    return {
      async *parts() {
        for (const table of tables) yield* partsOf(table, client, signal);
      },
      contents: () => ({ migrations, tables }),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Null if another instance holds the lock. */
export async function alone<Result>(url: string, job: () => Promise<Result>): Promise<Result | null> {
  const client = await connectedTo(url);
  try {
    const { rows } = await client.query<[boolean]>({ text: `SELECT pg_try_advisory_lock(${LOCK.toString()})`, rowMode: "array" });
    return rows[0]?.[0] === true ? await job() : null;
  } finally {
    await client.end();
  }
}

async function connectedTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    // a copy has no time limit, so only this notices a lost connection
    keepAlive: true,
    keepAliveInitialDelayMillis: TIME_LIMITS.keepAlive,
  });
  // without a listener a lost connection would end the process; the next query reports it anyway
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function* partsOf(table: Table, client: pg.Client, signal: AbortSignal | undefined): AsyncGenerator<WrittenPart> {
  const stream = client.query(to(`COPY ${quoted(table.name)} (${table.columns.map(quoted).join(", ")}) TO STDOUT`));
  let count = 0;
  for await (const rows of wholeRows(stream)) {
    signal?.throwIfAborted();
    count += 1;
    table.rows += rowsIn(rows);
    const packed = await promisify(gzip)(rows);
    yield { name: `${PART.database}${table.name}/${count.toString().padStart(6, "0")}.copy.gz`, size: packed.length, content: [packed] };
  }
}

/** COPY escapes line breaks inside values. */
export function rowsIn(copied: Uint8Array): number {
  let count = 0;
  for (let at = copied.indexOf(NEWLINE); at !== -1; at = copied.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

async function* wholeRows(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    waiting.push(chunk.subarray(0, end));
    length += chunk.length;
    if (length >= PART_BYTES && end > 0) {
      yield Buffer.concat(waiting);
      waiting = [];
      length = chunk.length - end;
    }
    waiting.push(chunk.subarray(end));
  }
  const rest = Buffer.concat(waiting);
  if (rest.length > 0) yield rest;
}

const COLUMNS = `SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' GROUP BY table_name ORDER BY table_name`;

const REFERENCES = `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
  JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conrelid <> confrelid`;

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table_name: string; columns: string[] }>(COLUMNS);
  const references = await client.query<{ child: string; parent: string }>(REFERENCES);
  const waiting = new Map(rows.map(({ table_name: name, columns }) => [name, { name, columns, rows: 0 }]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const blocked = new Set(references.rows.filter(({ parent }) => waiting.has(parent)).map(({ child }) => child));
    const next = [...waiting.values()].filter(({ name }) => !blocked.has(name));
    if (next.length === 0) throw new Error("Tables refer to one another in a circle; no order restores them");
    ordered.push(...next);
    for (const { name } of next) waiting.delete(name);
  }
  return ordered;
}

async function texts(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, rowMode: "array" });
  return rows.map(([value]) => value);
}
