import { setTimeout } from "node:timers/promises";
import { TIME_LIMITS } from "../app/platform/time-limits";
import type { HttpServer } from "./http-server";

/** How long new connections are still accepted, to shorten the gap until the next start. */
const LONGEST_OPEN_MS = 3_000;
const LOOK_EVERY_MS = 50;
/** For connected clients to send the headers of a request. */
const LAST_WORD_MS = 200;

/**
 * Serves until no request is running, for at most three seconds; then accepts no connections, and cuts running requests
 * after eight seconds. Answers meanwhile should close their connections. Before that, `/health` answers 503 for
 * `noticeMs`, so that a proxy stops sending requests.
 */
export async function stopServer(server: HttpServer, { noticeMs }: { noticeMs: number }): Promise<void> {
  await setTimeout(noticeMs);
  const end = performance.now() + TIME_LIMITS.lastRequests;
  for (const shut = performance.now() + LONGEST_OPEN_MS; performance.now() < shut && (await countBusy(server)) > 0; ) await setTimeout(LOOK_EVERY_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // a connection is idle only after its answer
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await Promise.race([closed, setTimeout(LAST_WORD_MS)]);
  for (const socket of server.silent) socket.destroy();
  await Promise.race([closed, setTimeout(end - performance.now(), undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}

/** Without idle connections, and those that browsers open in advance. */
function countBusy(server: HttpServer): Promise<number> {
  server.closeIdleConnections();
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count - server.silent.size)));
}
