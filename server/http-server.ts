import { createServer, type RequestListener, type Server } from "node:http";
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
  /** Whether all connections come from a proxy, or each visitor has its own. */
  hasProxy: boolean;
  mostConnections?: number;
}

/** The raw listener with its limits against slow and endless requests. Broken heads are answered by Node: 400, 408, 431. */
export function createHttpServer(listener: RequestListener, { hasProxy, mostConnections = 2_000, ...limits }: Options): Server {
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS[hasProxy ? "proxy" : "visitor"], ...limits }, listener);
  limitConnections(server, { most: mostConnections, mostPerAddress: hasProxy ? Infinity : Math.ceil(mostConnections / 8) });
  server.setTimeout(SILENCE_MS);
  server.on("checkContinue", (request, response) => {
    // why: whoever is refused by the head alone is told so before the body is sent
    if (errorOfHead(httpContextOf(request, response)) === null) response.writeContinue();
    server.emit("request", request, response);
  });
  return server;
}
