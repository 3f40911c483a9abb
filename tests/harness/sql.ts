import { once } from "node:events";
import Database from "better-sqlite3";
import pg from "pg";

export type Row = Record<string, unknown>;

/** Direct access to the rows, for what only a test may do, and to check what is really stored. */
export interface Sql {
  run: (statements: string[]) => Promise<void>;
  rows: (query: string) => Promise<Row[]>;
  /** The names of all tables. */
  tables: () => Promise<string[]>;
  /** If it stays the same, no other connection has stored anything meanwhile. If it changes, that proves nothing. */
  stamp: () => Promise<string>;
  close: () => Promise<void>;
}

export function sqlOf(url: string): Sql {
  return url.startsWith("postgres") ? postgresOf(url) : sqliteOf(url.replace(/^file:/, ""));
}

/** Runs the work while every query of this table fails: in the test file's database, or over the given connection. */
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
    // counts commits on other connections (sqlite.org/pragma.html#pragma_data_version)
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
    // a transaction that writes gets a number, in any database of the server
    stamp: async () => {
      const { rows } = await pool.query<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
      return rows[0]?.next ?? "";
    },
    // the pool does not wait until its connections are closed, and dropping the database meanwhile would be an error
    close: async () => {
      const gone = pool.totalCount > 0 ? once(pool, "remove") : undefined;
      await pool.end();
      await gone;
    },
  };
}

/** Gives the synchronous driver the interface of the other one. */
function settled<Value>(work: () => Value): Promise<Value> {
  return Promise.resolve().then(work);
}
