import { AsyncLocalStorage } from "node:async_hooks";
import { countFault, databaseCounts } from "./counts.server";
import { type Connection, connectionWith } from "./database-transaction.server";
import { waitFor } from "./patience.server";

const noted = new AsyncLocalStorage<Set<string>>();

/** What a piece of work answers, and the tables that it read: found in the statements themselves, so that none is forgotten. */
export async function notingTables<Value>(work: () => Promise<Value>): Promise<{ value: Value; tables: ReadonlySet<string> }> {
  const tables = new Set<string>();
  return { value: await noted.run(tables, work), tables };
}

type Statement = Parameters<Connection["queryRaw"]>[0];

/** The connection of a reader: with a note of the tables that are read through it, and no longer waited for than a request can. */
export function ofReader(connection: Connection, ask = (statement: Statement) => connection.queryRaw(statement)): Connection {
  return connectionWith(connection, {
    queryRaw: (query) => {
      note(query.sql);
      databaseCounts.statements.read += 1;
      return waitFor(() => ask(query)).catch((error: unknown) => {
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

/** As Prisma writes them: FROM `main`.`partners`, JOIN "public"."partners". */
const TABLE = /\b(?:FROM|JOIN)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/gi;
