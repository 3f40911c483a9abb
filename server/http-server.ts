import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { limitConnections } from "./connections";
import { httpContextOf } from "./http-context";
import { errorOfHead } from "./limits";
import { oneAfterTheOther } from "./pipelining";

/** With a proxy, longer than the proxy's idle time: if we closed first, a request could reach a closed connection. */
const KEEP_ALIVE_MS = { proxy: 65_000, visitor: 10_000 };

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** For header and body: 64 MB at 4.3 Mbit/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** A connection without traffic for this long is closed, except for posts that wait for our answer (posts/receive-post.ts). */
const SILENCE_MS = 60_000;

interface Options extends Partial<typeof LIMITS> {
  hasProxy: boolean;
  silenceMs?: number;
  mostConnections?: number;
}

/** `silent`: connections without a request so far, which Node counts as busy. */
export type HttpServer = Server & { silent: ReadonlySet<Socket> };

/** Node itself answers invalid headers with 400, 408 or 431. */
export function createHttpServer(listener: RequestListener, { hasProxy, silenceMs = SILENCE_MS, mostConnections = 2_000, ...limits }: Options): HttpServer {
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS[hasProxy ? "proxy" : "visitor"], ...limits }, oneAfterTheOther(listener));
  const silent = limitConnections(server, { most: mostConnections, mostPerNetwork: hasProxy ? Infinity : Math.ceil(mostConnections / 8) });
  server.setTimeout(silenceMs);
  server.on("checkContinue", (request, response) => {
    // refuses before the body is sent, if the headers are enough to decide
    if (errorOfHead(httpContextOf(request, response)) === null) response.writeContinue();
    server.emit("request", request, response);
  });
  // Node's own answer, 417, would lack our headers
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return Object.assign(server, { silent });
}
