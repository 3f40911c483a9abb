import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../app/domain/people/login-log/visit";

interface Limits {
  most: number;
  mostPerNetwork: number;
}

/** Of those that have asked nothing yet, this part goes when it gets tight: the oldest. */
const PART = 0.5;
/** So far it may be exceeded while connections are closing, or where all are being answered. */
const HARD_LIMIT = 1.25;

/** Whoever holds thousands open keeps nobody out. Answers the connections on which nothing was asked yet. */
export function limitConnections(server: Server, { most, mostPerNetwork }: Limits): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const networks = new Map<string, number>();

  function count(network: string, change: 1 | -1): number {
    const own = (networks.get(network) ?? 0) + change;
    if (own > 0) networks.set(network, own);
    else networks.delete(network);
    return own;
  }

  function makeRoom(): void {
    server.closeIdleConnections();
    for (const socket of [...silent].slice(0, Math.ceil(silent.size * PART))) socket.destroy();
  }

  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    open.add(socket);
    silent.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      silent.delete(socket);
      count(network, -1);
    });
    if (count(network, 1) > mostPerNetwork) socket.destroy();
    else if (open.size > most) makeRoom();
    if (open.size > most * HARD_LIMIT) socket.destroy();
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}
