import { write } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";

const AT_ONCE = 500;

/** In several transactions: while thousands of rows become one statement on a busy machine, Postgres ends an idle one. */
export async function writeManyRows<Row>(rows: readonly Row[], insert: (tx: Transaction, data: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await write((tx) => insert(tx, rows.slice(from, from + AT_ONCE)));
}
