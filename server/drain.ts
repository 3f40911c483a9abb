import type { IncomingMessage } from "node:http";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 5_000;

/** Reads the rest of a body: a client that still sends when the connection closes never sees the answer. Limited, for endless bodies. */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let received = 0;
    const timer = setTimeout(done, MAX_MS);
    request.on("data", count).once("end", done).once("close", done).resume();

    function count(chunk: Buffer): void {
      received += chunk.length;
      if (received > MAX_BYTES) done();
    }

    function done(): void {
      clearTimeout(timer);
      request.off("data", count).off("end", done).off("close", done).pause();
      resolve();
    }
  });
}
