import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to connections, and to servers that ask for none (on Linux from 32768): one of these
 * could take the port before its server listens.
 */
const [LOWEST, HIGHEST] = [10_000, 32_000];

/** A port that is free at the moment. @returns {Promise<number>} */
export async function freePort() {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
