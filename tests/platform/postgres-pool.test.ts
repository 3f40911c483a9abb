import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { postgresPool } from "~/platform/postgres-pool";

/** AuthenticationOk and ReadyForQuery, the start of every connection. */
const GREETING = Buffer.from([..."R\0\0\0\x08\0\0\0\0", ..."Z\0\0\0\x05I"].map((letter) => letter.charCodeAt(0)));

const FIELDS = "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0";

/** ErrorResponse. */
const FAREWELL = Buffer.concat([Buffer.from("E"), lengthOf(FIELDS.length + 4), Buffer.from(FIELDS)]);

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes);
  return length;
}

/** Sends both in one packet, so that no statement can be sent in between. */
async function startClosingServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined).once("data", () => void socket.end(Buffer.concat([GREETING, FAREWELL])));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `postgres://site@127.0.0.1:${typeof address === "object" && address !== null ? address.port.toString() : ""}/site`;
}

it("the pool survives a Postgres that closes a connection while it is being opened", async () => {
  const pool = postgresPool(await startClosingServer(), { max: 1, onError: () => undefined });
  onTestFinished(() => pool.end());
  await expect(pool.query("SELECT 1")).rejects.toThrow();
  await setImmediate();
  const client = await pool.connect();
  await expect(client.query("SELECT 1")).rejects.toThrow();
  client.release(true);
});
