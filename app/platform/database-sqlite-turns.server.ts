import { setImmediate } from "node:timers/promises";
import type { Connection } from "./database-transaction.server";

/**
 * The connection with every statement in a turn of its own of the event loop. The driver never waits for anything: a
 * request of ten statements would run in one piece, and who asks meanwhile for a page that lies in memory would wait.
 */
export function inTurns(connection: Connection): Connection {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: async (query) => {
      await setImmediate();
      return connection.queryRaw(query);
    },
    executeRaw: async (query) => {
      await setImmediate();
      return connection.executeRaw(query);
    },
    executeScript: async (script) => {
      await setImmediate();
      return connection.executeScript(script);
    },
    startTransaction: (isolation) => connection.startTransaction(isolation),
    dispose: () => connection.dispose(),
  };
}
