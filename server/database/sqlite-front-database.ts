import Database from "better-sqlite3";
import { sqliteContentVersion } from "../content-version/sqlite-content-version";
import { type FrontDatabase, QUERIES } from "./front-database";

/** Readers of a WAL file only wait for a recovery. */
const BUSY_TIMEOUT_MS = 100;

export function sqliteFrontDatabase(file: string, onError: (error: unknown) => void): FrontDatabase {
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });

  return {
    contentVersion: sqliteContentVersion(database, onError),

    sessionEnd(id) {
      const query = database.prepare<[string], string | number>("SELECT expires_at FROM sessions WHERE id = ?");
      const end = query.pluck().get(id);
      return Promise.resolve(end === undefined ? null : new Date(end));
    },

    isSetupComplete: () => Promise.resolve(Boolean(database.prepare(QUERIES.setup).pluck().get())),

    isFilled: () => Promise.resolve(database.prepare(QUERIES.anyRole).get() !== undefined),

    appliedMigrations: () => Promise.resolve(database.prepare<[], string>(QUERIES.migrations).pluck().all()),

    unfinishedMigrations: () => Promise.resolve(database.prepare<[], string>(QUERIES.unfinished).pluck().all()),

    close() {
      database.close();
      return Promise.resolve();
    },
  };
}
