import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Neither browsers nor proxies send any. */
const MOST_AHEAD = 100;

/**
 * Of a connection. Node hands over at once what a client sends without waiting for answers: 64 KB of heads would open a
 * film two thousand times, and hold what has been read of each until its turn.
 */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();

  function count(socket: Socket, change: 1 | -1): number {
    const own = (ahead.get(socket) ?? 0) + change;
    ahead.set(socket, own);
    return own;
  }

  return (request, response) => {
    // an answer has a socket when its turn has come
    if (response.socket !== null) return listener(request, response);
    const { socket } = request;
    if (count(socket, 1) > MOST_AHEAD) return void socket.destroy();
    response.once("socket", () => {
      count(socket, -1);
      listener(request, response);
    });
  };
}
