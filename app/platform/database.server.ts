import { takeTurnsWith } from "./between-writes.server";
import { openDatabase } from "./database-open.server";
import { env } from "./env.server";

const database = await openDatabase(env.DATABASE_URL, { isLogShipped: env.BACKUP_SHIP_LOG });

takeTurnsWith(database);

export const read = database.read;

/** Nothing slow inside: other writes wait. No effects but statements: on Postgres a change may run again. */
export const write = database.write;

// a process that ends earlier loses nothing that was acknowledged
process.once("beforeExit", () => void database.close());
