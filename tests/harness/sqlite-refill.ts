import Database from "better-sqlite3";

/**
 * Versions only grow: their triggers tell a running site that its rows have changed, as after a write by another
 * instance. Applied migrations are no content.
 */
const KEPT = ["content_version", "_prisma_migrations"];

/** Restores the rows of a SQLite file from another file, while a site runs on it. */
export function openRefill(file: string, original: string) {
  const database = new Database(file, { timeout: 5000 });
  // tables are emptied one by one, and all rows that refer to each other exist again at the end
  database.pragma("foreign_keys = off");
  database.prepare("attach database ? as original").run(original);
  const names = database.prepare<[], string>("select name from original.sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'");
  const tables = names.pluck().all().filter((table) => !KEPT.includes(table));

  /** includes the rowid, because rows without an explicit order come in its order */
  function hasOtherRows(table: string) {
    const [own, first] = [`select rowid, * from main."${table}"`, `select rowid, * from original."${table}"`];
    return database.prepare(`select 1 from (${own} except ${first}) union all select 1 from (${first} except ${own}) limit 1`).get() !== undefined;
  }

  /** a trigger that a test has left would make the next test fail, or wrongly pass */
  function expectSameSchema() {
    const [own, first] = ["main", "original"].map((schema) => `select type || ' ' || name from ${schema}.sqlite_master`);
    const others = database.prepare<[], string>(`select * from (${own} except ${first}) union all select * from (${first} except ${own})`).pluck().all();
    if (others.length > 0) throw new Error(`An earlier test has changed the schema: ${others.join(", ")}`);
  }

  const refill = database.transaction(() => {
    expectSameSchema();
    for (const table of tables.filter(hasOtherRows)) {
      database.exec(`delete from main."${table}"; insert into main."${table}" select * from original."${table}" order by rowid`);
    }
  });

  return {
    refill: () => refill.immediate(),
    close: () => {
      database.close();
    },
  };
}
