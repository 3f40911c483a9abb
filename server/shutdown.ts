import { setTimeout } from "node:timers/promises";
import { TIME_LIMITS } from "../app/platform/time-limits";
import type { HttpServer } from "./http-server";

/** How long whoever still comes is let in, so that the door is closed no longer than the next start takes. */
const LONGEST_OPEN_MS = 3_000;
const LOOK_EVERY_MS = 50;
/** How long whoever is still connected then has to say what is wanted: as long as a head is on its way. */
const LAST_WORD_MS = 200;

/**
 * Answers as before until nobody is being answered, or for three seconds; then takes no new connections, lets the running
 * requests end, and after eight seconds cuts what is left. Each answer meanwhile should end its connection.
 * `noticeMs`: for so long at least it goes on, with `/health` saying 503, so that a proxy can turn away first.
 */
export async function stopServer(server: HttpServer, { noticeMs }: { noticeMs: number }): Promise<void> {
  await setTimeout(noticeMs);
  const end = Date.now() + TIME_LIMITS.lastRequests;
  for (const shut = Date.now() + LONGEST_OPEN_MS; Date.now() < shut && (await countBusy(server)) > 0; ) await setTimeout(LOOK_EVERY_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // why: a connection is only idle, and so closed, after the answer that was under way
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await Promise.race([closed, setTimeout(LAST_WORD_MS)]);
  for (const socket of server.silent) socket.destroy();
  await Promise.race([closed, setTimeout(end - Date.now(), undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}

/** The connections that are left when the idle ones are closed, without those that browsers open before they need them. */
function countBusy(server: HttpServer): Promise<number> {
  server.closeIdleConnections();
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count - server.silent.size)));
}
