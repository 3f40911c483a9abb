import { createServer, type RequestListener, type Server } from "node:http";
import { httpContextOf } from "./http-context";
import { errorOfHead } from "./limits";

/** Longer than the idle time of the usual proxies, so that it is them who close and no request meets a closed door. */
const KEEP_ALIVE_MS = 65_000;

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** For head and body together: 64 MB within it are 4.3 Mbit/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
};

/** Who neither reads nor writes for this long has gone. */
const SILENCE_MS = 60_000;
const MAX_CONNECTIONS = 2_000;

/** The raw listener with its limits against slow and endless requests. Broken heads are answered by Node: 400, 408, 431. */
export function createHttpServer(listener: RequestListener, limits: Partial<typeof LIMITS> = {}): Server {
  const server = createServer({ ...LIMITS, ...limits }, listener);
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(SILENCE_MS);
  server.on("checkContinue", (request, response) => {
    // why: who is refused by the head alone is told so before the body is sent
    if (errorOfHead(httpContextOf(request, response)) === null) response.writeContinue();
    listener(request, response);
  });
  return server;
}
