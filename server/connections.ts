import type { Server } from "node:http";
import type { Socket } from "node:net";

interface Limits {
  most: number;
  mostPerAddress: number;
}

/** Of those that have asked nothing yet, this part goes when it gets tight: the oldest. */
const PART = 0.5;
/** So far it may be exceeded while connections are closing, or where all are being answered. */
const HARD_LIMIT = 1.25;

/**
 * When there are too many connections, those go first that nothing is asked on: whoever holds thousands open keeps nobody
 * out. `mostPerAddress` is for visitors without a proxy between.
 */
export function limitConnections(server: Server, { most, mostPerAddress }: Limits): void {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const addresses = new Map<string, number>();

  function count(address: string, change: 1 | -1): number {
    const own = (addresses.get(address) ?? 0) + change;
    if (own > 0) addresses.set(address, own);
    else addresses.delete(address);
    return own;
  }

  function makeRoom(): void {
    server.closeIdleConnections();
    for (const socket of [...silent].slice(0, Math.ceil(silent.size * PART))) socket.destroy();
  }

  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    open.add(socket);
    silent.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      silent.delete(socket);
      count(address, -1);
    });
    if (count(address, 1) > mostPerAddress) socket.destroy();
    else if (open.size > most) makeRoom();
    if (open.size > most * HARD_LIMIT) socket.destroy();
  });
  server.on("request", ({ socket }) => silent.delete(socket));
}
