import { once } from "node:events";
import Database from "better-sqlite3";
import pg from "pg";

export type Row = Record<string, unknown>;

/** A direct way to the rows, beside the product: for what only a test may do, and to see what is really stored. */
export interface Sql {
  run: (statements: string[]) => Promise<void>;
  rows: (query: string) => Promise<Row[]>;
  /** Every table. */
  tables: () => Promise<string[]>;
  /** Proves by staying the same that nobody else has stored anything in between. Another one proves nothing. */
  stamp: () => Promise<string>;
  close: () => Promise<void>;
}

export function sqlOf(url: string): Sql {
  return url.startsWith("postgres") ? postgresOf(url) : sqliteOf(url.replace(/^file:/, ""));
}

/** Runs the work while every question to this table fails: in the database of the file, or over the connection that is given. */
export async function whileAway<Result>(table: string, work: () => Promise<Result>, sql = sqlOf(process.env.DATABASE_URL ?? "")): Promise<Result> {
  await sql.run([`alter table ${table} rename to away`]);
  try {
    return await work();
  } finally {
    await sql.run([`alter table away rename to ${table}`]);
    await sql.close();
  }
}

function sqliteOf(file: string): Sql {
  const database = new Database(file, { timeout: 5000 });
  return {
    run: (statements) => settled(() => {
      for (const statement of statements) database.exec(statement);
    }),
    rows: (query) => settled(() => database.prepare<[], Row>(query).all()),
    tables: () => settled(() => database.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all()),
    // why: counts what other connections have committed (sqlite.org/pragma.html#pragma_data_version)
    stamp: () => settled(() => String(database.pragma("data_version", { simple: true }))),
    close: () => settled(() => {
      database.close();
    }),
  };
}

function postgresOf(connectionString: string): Sql {
  const pool = new pg.Pool({ connectionString, max: 1 });
  return {
    run: async (statements) => {
      for (const statement of statements) await pool.query(statement);
    },
    rows: async (query) => (await pool.query<Row>(query)).rows,
    tables: async () => {
      const { rows } = await pool.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
      return rows.map(({ name }) => name);
    },
    // why: a transaction gets a number when it writes, of any database of the server
    stamp: async () => {
      const { rows } = await pool.query<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
      return rows[0]?.next ?? "";
    },
    // why: the pool's end does not wait for its connection's, which is an error when the database is dropped meanwhile
    close: async () => {
      const gone = pool.totalCount > 0 ? once(pool, "remove") : undefined;
      await pool.end();
      await gone;
    },
  };
}

/** The synchronous driver in the shape of the other one. */
function settled<Value>(work: () => Value): Promise<Value> {
  return Promise.resolve().then(work);
}
