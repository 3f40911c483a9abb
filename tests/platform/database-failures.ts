import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { REFUSED_AT_COMMIT } from "./isolation-requests";
import type { Rival } from "./isolation-scenario";

/** A constraint that SQLite checks only at COMMIT: the one statement whose failure leaves the transaction open. */
export const REFUSE_ON_SQLITE = [
  `CREATE TABLE refused (id TEXT PRIMARY KEY, nobody TEXT REFERENCES user_roles (id) DEFERRABLE INITIALLY DEFERRED)`,
  `CREATE TRIGGER refuse AFTER INSERT ON website_settings WHEN NEW.key LIKE '${REFUSED_AT_COMMIT}%'
   BEGIN INSERT INTO refused VALUES (NEW.key, 'nobody'); END`,
];

/** The same, and every fifth COMMIT fails with a serialization error (a sequence is never rolled back). */
export const REFUSE_ON_POSTGRES = [
  `CREATE SEQUENCE commits`,
  `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.key LIKE '${REFUSED_AT_COMMIT}%' THEN RAISE EXCEPTION 'refused' USING ERRCODE = '23514'; END IF;
     IF nextval('commits') % 5 = 0 THEN RAISE EXCEPTION 'met another' USING ERRCODE = '40001'; END IF;
     RETURN NULL;
   END $$`,
  `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON website_settings DEFERRABLE INITIALLY DEFERRED
   FOR EACH ROW WHEN (NEW.key NOT LIKE 'counter-%') EXECUTE FUNCTION refuse()`,
];

/** Another program that locks the file for writing, or for reading, which matters only without WAL. */
export function rivalOnSqlite(file: string): Rival {
  return async (milliseconds) => {
    const other = new Database(file, { timeout: 0 });
    try {
      other.exec(milliseconds % 2 === 0 ? "BEGIN IMMEDIATE" : "BEGIN; SELECT count(*) FROM website_settings");
      await wait(milliseconds);
      other.exec("COMMIT");
    } catch {
      // The file was locked already, so there is nothing to do.
    } finally {
      other.close();
    }
  };
}

/** Another program that locks the table. */
export function rivalOnPostgres(url: string): Rival {
  return async (milliseconds) => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("BEGIN");
    await other.query("LOCK TABLE website_settings IN SHARE ROW EXCLUSIVE MODE");
    await wait(milliseconds);
    await other.query("COMMIT");
    await other.end();
  };
}
