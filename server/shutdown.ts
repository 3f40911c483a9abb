import { setTimeout } from "node:timers/promises";
import { TIME_LIMITS } from "../app/platform/time-limits";
import type { HttpServer } from "./http-server";

/** New connections are accepted so long, to shorten the gap until the next start. */
const LONGEST_OPEN_MS = 3_000;
const LOOK_EVERY_MS = 50;
/** For connected clients to send a request's head. */
const LAST_WORD_MS = 200;

/**
 * Serves until nobody is being answered, or for three seconds; then accepts no connections, and cuts what runs after
 * eight seconds. Answers meanwhile should close their connection. `noticeMs`: before that `/health` says 503 so long,
 * for a proxy to turn away.
 */
export async function stopServer(server: HttpServer, { noticeMs }: { noticeMs: number }): Promise<void> {
  await setTimeout(noticeMs);
  const end = Date.now() + TIME_LIMITS.lastRequests;
  for (const shut = Date.now() + LONGEST_OPEN_MS; Date.now() < shut && (await countBusy(server)) > 0; ) await setTimeout(LOOK_EVERY_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // a connection is only idle after its answer
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await Promise.race([closed, setTimeout(LAST_WORD_MS)]);
  for (const socket of server.silent) socket.destroy();
  await Promise.race([closed, setTimeout(end - Date.now(), undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}

/** Without idle connections, and those that browsers open in advance. */
function countBusy(server: HttpServer): Promise<number> {
  server.closeIdleConnections();
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count - server.silent.size)));
}
