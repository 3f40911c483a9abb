import Database from "better-sqlite3";
import pg from "pg";

export type Row = Record<string, unknown>;

/** A direct way to the rows, beside the product: for what only a test may do, and to see what is really stored. */
export interface Sql {
  run: (statements: string[]) => Promise<void>;
  rows: (query: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

export function sqlOf(url: string): Sql {
  return url.startsWith("postgres") ? postgresOf(url) : sqliteOf(url.replace(/^file:/, ""));
}

function sqliteOf(file: string): Sql {
  const database = new Database(file, { timeout: 5000 });
  return {
    run: (statements) => settled(() => {
      for (const statement of statements) database.exec(statement);
    }),
    rows: (query) => settled(() => database.prepare<[], Row>(query).all()),
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
    close: () => pool.end(),
  };
}

/** The synchronous driver in the shape of the other one. */
function settled<Value>(work: () => Value): Promise<Value> {
  return Promise.resolve().then(work);
}
