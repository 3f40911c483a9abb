import { takeTurnsWith } from "./between-writes.server";
import { openDatabase } from "./database-open.server";
import { env } from "./env.server";

const database = await openDatabase(env.DATABASE_URL, { isLogShipped: env.BACKUP_SHIP_LOG });

takeTurnsWith(database);

export const read = database.read;

/**
 * Runs a change in one transaction of its own. Nothing slow belongs inside: other writes wait behind it.
 * On Postgres a change that met another one runs again, so it must do nothing but talk to its transaction.
 */
export const write = database.write;

// why: comes when nothing is left to do; whoever ends the process earlier loses nothing that was acknowledged
process.once("beforeExit", () => void database.close());
