import type { Database } from "./database-types";

type BetweenWrites = Database["betweenWrites"];

let ofOpenDatabase: BetweenWrites = async (work) => work();

export const betweenWrites: BetweenWrites = (work) => ofOpenDatabase(work);

/** Called by database.server.ts, which must export only `read` and `write`. */
export function registerBetweenWrites(database: Pick<Database, "betweenWrites">): void {
  ofOpenDatabase = database.betweenWrites;
}
