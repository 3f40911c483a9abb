import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies do not pipeline. */
const MOST_AHEAD = 100;

/**
 * Handles requests of a connection one by one. Node passes on all pipelined requests at once: 64 KB of headers could
 * open a film two thousand times, and keep what was read of each in memory.
 */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();

  function count(socket: Socket, change: 1 | -1): number {
    const own = (ahead.get(socket) ?? 0) + change;
    ahead.set(socket, own);
    return own;
  }

  return (request, response) => {
    // a response gets its socket when its turn comes
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    if (count(socket, 1) > MOST_AHEAD) return void socket.destroy();
    response.once("socket", () => {
      count(socket, -1);
      listener(request, response);
    });
  };
}
