import { AsyncLocalStorage } from "node:async_hooks";
import { countFault, databaseCounts } from "./counts.server";
import { type Connection, connectionWith } from "./database-transaction.server";
import { waitWithinBudget } from "./time-budget.server";

const noted = new AsyncLocalStorage<Set<string>>();

/** Answers the tables that `work` read, taken from its SQL, so that none is forgotten. */
export async function notingTables<Value>(work: () => Promise<Value>): Promise<{ value: Value; tables: ReadonlySet<string> }> {
  const tables = new Set<string>();
  return { value: await noted.run(tables, work), tables };
}

/** Notes the tables that are read, and limits waiting to the time of a request. */
export function noteTablesOf(connection: Connection, itsTurn?: () => Promise<void>): Connection {
  return connectionWith(connection, {
    queryRaw: async (query) => {
      note(query.sql);
      databaseCounts.statements.read += 1;
      // does not count as waiting for the database: the machine is busy, and nothing is away
      await itsTurn?.();
      return waitWithinBudget(() => connection.queryRaw(query)).catch((error: unknown) => {
        throw countFault(error);
      });
    },
  });
}

function note(sql: string): void {
  const tables = noted.getStore();
  if (tables === undefined) return;
  for (const [, table = ""] of sql.matchAll(TABLE)) tables.add(table);
}

/** FROM `main`.`partners`, JOIN "public"."partners" */
const TABLE = /\b(?:FROM|JOIN)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/gi;
