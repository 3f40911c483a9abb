import { registerBetweenWrites } from "./between-writes.server";
import { openDatabase } from "./database-open.server";
import { env } from "./env.server";

const database = await openDatabase(env.DATABASE_URL, { isLogShipped: env.BACKUP_SHIP_LOG });

registerBetweenWrites(database);

export const read = database.read;

/** Nothing slow inside, because other writes wait. Nothing but statements, because Postgres may run a change again. */
export const write = database.write;

// a process that ends before this loses no acknowledged write
process.once("beforeExit", () => void database.close());
