import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";

/** How long what has begun may take to end. Below the `kill_timeout` of fly.toml. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Takes no new connections, lets the running requests end, and after ten seconds cuts what is left.
 * `noticeMs`: for so long it still answers, with `/health` saying 503, so that a proxy can turn away first.
 */
export async function stopServer(server: Server, { noticeMs }: { noticeMs: number }): Promise<void> {
  await setTimeout(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // why: a connection is only idle, and so closed, after the answer that was under way
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await Promise.race([closed, setTimeout(LONGEST_MS, undefined, { ref: false })]);
  clearInterval(closing);
  server.closeAllConnections();
  await closed;
}
