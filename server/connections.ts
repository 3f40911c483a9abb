import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../app/domain/people/login-log/visit";
import { tally } from "./tally";

interface Limits {
  most: number;
  mostPerNetwork: number;
}

/** Near the limit, the oldest half of the silent connections is closed. */
const CLOSED_SHARE = 0.5;
/** How far the limit may be exceeded while connections close, or if all are being answered. */
const HARD_LIMIT = 1.25;

/** Prevents that open connections shut others out. Answers the set of connections without a request so far. */
export function limitConnections(server: Server, { most, mostPerNetwork }: Limits): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const networks = new Map<string, number>();

  function makeRoom(): void {
    server.closeIdleConnections();
    for (const socket of [...silent].slice(0, Math.ceil(silent.size * CLOSED_SHARE))) socket.destroy();
  }

  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    open.add(socket);
    silent.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      silent.delete(socket);
      tally(networks, network, -1);
    });
    if (tally(networks, network, 1) > mostPerNetwork) socket.destroy();
    else if (open.size > most) makeRoom();
    if (open.size > most * HARD_LIMIT) socket.destroy();
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}
