import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { limitConnections } from "./connections";
import { httpContextOf } from "./http-context";
import { errorOfHead } from "./limits";

/** With a proxy longer than its own idle time, so that it is the one who closes and no request meets a closed door. */
const KEEP_ALIVE_MS = { proxy: 65_000, visitor: 10_000 };

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** For head and body together: 64 MB within it are 4.3 Mbit/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/** Who neither reads nor writes for this long has gone. */
const SILENCE_MS = 60_000;

interface Options extends Partial<typeof LIMITS> {
  hasProxy: boolean;
  mostConnections?: number;
}

/** `silent` are the connections on which nothing was asked yet. Node takes them for busy ones. */
export type HttpServer = Server & { silent: ReadonlySet<Socket> };

/** Node itself answers broken heads: 400, 408, 431. */
export function createHttpServer(listener: RequestListener, { hasProxy, mostConnections = 2_000, ...limits }: Options): HttpServer {
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS[hasProxy ? "proxy" : "visitor"], ...limits }, listener);
  const silent = limitConnections(server, { most: mostConnections, mostPerNetwork: hasProxy ? Infinity : Math.ceil(mostConnections / 8) });
  server.setTimeout(SILENCE_MS);
  server.on("checkContinue", (request, response) => {
    // why: whoever is refused by the head alone is told so before the body is sent
    if (errorOfHead(httpContextOf(request, response)) === null) response.writeContinue();
    server.emit("request", request, response);
  });
  return Object.assign(server, { silent });
}
