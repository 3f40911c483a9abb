import { sqliteReader, sqliteWriter } from "./database-sqlite-connections.server";
import { PRISMA_LIMITS } from "./database-transaction.server";
import type { Change, Database, DatabaseOptions } from "./database-types";
import { databaseWith } from "./database-write.server";
import { turn } from "./turns";
import { PrismaClient } from "./generated/sqlite/client";
import { MovedAway, whereaboutsOf, whereaboutsOfSqlite } from "./moved-away.server";

/** One connection reads, and one writes (decision 006). SQLite keeps writing into a deleted file (decision 030). */
export function openSqlite(url: string, options: DatabaseOptions = {}): Database {
  const reader = new PrismaClient({ adapter: sqliteReader(url), errorFormat: "minimal" });
  const writer = new PrismaClient({ adapter: sqliteWriter(url, options), errorFormat: "minimal" });
  const inPlace = inPlaceChecks(url.slice("file:".length));
  const transact = async <Result>(change: Change<Result>) => {
    inPlace.before();
    await turn();
    const result = await writer.$transaction(change, PRISMA_LIMITS);
    inPlace.after();
    return result;
  };
  return databaseWith({ reader, writer, transact }, options);
}

function inPlaceChecks(file: string) {
  let whereabouts = whereaboutsOf(file);
  let isOpen = false;

  function before(): void {
    const where = whereabouts();
    if (where !== "in place") throw new MovedAway(`The database file ${file} is ${where}: nothing is saved`);
  }

  return {
    before,
    after() {
      before();
      if (!isOpen) whereabouts = whereaboutsOfSqlite(file);
      isOpen = true;
    },
  };
}
