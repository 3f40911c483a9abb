// A network between the site and its database that drops packets, or delays them.
import { connect, createServer } from "node:net";

/** @typedef {Awaited<ReturnType<typeof startProxy>>} Proxy */

/** @param {number} target the port of the database */
export async function startProxy(target) {
  let delay = 0;
  let isSwallowing = false;
  let isRefusing = false;
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  /** @typedef {{ isDead: boolean }} Line */
  /** @type {Set<Line>} */
  const lines = new Set();

  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = connect(target, "127.0.0.1");
    const line = { isDead: isSwallowing };
    lines.add(line);
    pass(near, far, line);
    pass(far, near, line);
  });

  /** @param {import("node:net").Socket} from @param {import("node:net").Socket} to @param {Line} line */
  function pass(from, to, line) {
    sockets.add(from);
    /** @param {() => void} deliver */
    const late = (deliver) => void (delay === 0 ? deliver() : setTimeout(deliver, delay));
    /** @param {() => void} deliver */
    const send = (deliver) => void (line.isDead || late(deliver));
    from.on("data", (chunk) => send(() => void (to.writable && to.write(chunk))));
    from.once("close", () => {
      sockets.delete(from);
      send(() => to.destroy());
    });
    from.on("error", () => undefined);
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    /** @param {number} milliseconds for each packet, both ways */
    delayBy: (milliseconds) => void (delay = milliseconds),
    /** Drops everything without telling anybody. Connections of this time stay silent afterwards. */
    swallow: () => {
      isSwallowing = true;
      // a connection that was cut once stays silent for ever, as if the machine were gone
      for (const line of lines) line.isDead = true;
    },
    /** Closes every connection from now on. */
    refuse: () => {
      isRefusing = true;
      for (const socket of sockets) socket.destroy();
    },
    deliver: () => {
      isSwallowing = false;
      isRefusing = false;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
