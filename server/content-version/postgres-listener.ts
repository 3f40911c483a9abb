import pg from "pg";
import { CONNECTION_LIMITS } from "../../app/platform/postgres-pool";

/** The trigger that increases the version notifies this channel. */
const CHANNEL = "content_version";
const RECONNECT_MS = 1_000;
/** A connection whose other end has vanished is as silent as an idle one. */
const LOOK_EVERY_MS = 5_000;

interface Parts {
  address: string;
  /** Called after a notice, and when notices may have been missed. */
  onChange: () => void;
  onError: (error: unknown) => void;
}

export function listenForChanges({ address, onChange, onError }: Parts) {
  let client: pg.Client | null = null;
  let isListening = false;
  let isClosed = false;
  let reconnect: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    client = new pg.Client({ ...CONNECTION_LIMITS, connectionString: address });
    client.on("notification", onChange);
    client.on("error", onError);
    client.on("end", lost);
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    isListening = true;
    onChange();
    look = setInterval(lookAfter, LOOK_EVERY_MS, client).unref();
  }

  function lookAfter(current: pg.Client): void {
    current.query("SELECT 1").catch((error: unknown) => {
      onError(error);
      current.end().catch(onError);
    });
  }

  function lost(): void {
    isListening = false;
    if (isClosed) return;
    clearInterval(look);
    clearTimeout(reconnect);
    reconnect = setTimeout(start, RECONNECT_MS).unref();
  }

  function start(): void {
    connect().catch((error: unknown) => {
      onError(error);
      client?.end().catch(onError);
      lost();
    });
  }

  start();
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      clearInterval(look);
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
