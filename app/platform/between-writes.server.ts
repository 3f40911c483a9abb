import type { Database } from "./database-types";

type BetweenWrites = Database["betweenWrites"];

let ofOpenDatabase: BetweenWrites = async (work) => work();

export const betweenWrites: BetweenWrites = (work) => ofOpenDatabase(work);

/** For whoever opens the database of the process (database.server.ts), which offers nothing but `read` and `write`. */
export function takeTurnsWith(database: Pick<Database, "betweenWrites">): void {
  ofOpenDatabase = database.betweenWrites;
}
