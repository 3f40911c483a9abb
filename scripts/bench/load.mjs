// A simple load generator: keep-alive connections over loopback, each of which sends its next request after an answer.
import { once } from "node:events";
import { connect } from "node:net";

/**
 * @typedef {object} Target
 * @property {number} port
 * @property {string} path
 * @property {Record<string, string>} headers
 */

const CONNECTIONS = 16;

/**
 * Sends requests for `milliseconds`, then waits for the last answer on every connection.
 * @param {Target} target
 * @param {number} milliseconds
 * @returns {Promise<number>} how many requests were answered
 */
export async function load(target, milliseconds) {
  const end = performance.now() + milliseconds;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(end, target)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param {number} end by `performance.now()` @param {Target} target @returns {Promise<number>} */
function askUntil(end, target) {
  const request = requestBytes(target);
  return new Promise((resolve, reject) => {
    let count = 0;
    const socket = connect(target.port, "127.0.0.1", () => socket.write(request));
    const read = answerReader(() => {
      count += 1;
      if (performance.now() < end) return void socket.write(request);
      socket.destroy();
      resolve(count);
    });
    socket.setNoDelay(true).on("data", read).once("error", reject);
  });
}

/**
 * One visitor on one connection, who sends a request when `ask` is called.
 * @param {Target} target
 * @returns {Promise<{ ask: () => Promise<void>, close: () => void }>} `ask` resolves after the whole answer
 */
export async function openVisit(target) {
  const request = requestBytes(target);
  let answered = () => undefined;
  const socket = connect(target.port, "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true).on("data", answerReader(() => answered()));
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        answered = () => void resolve();
        socket.once("error", reject).write(request, () => socket.off("error", reject));
      }),
    close: () => socket.destroy(),
  };
}

/** @param {Target} target */
function requestBytes({ port, path, headers }) {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
}

/**
 * Counts bytes up to the end of each answer, with a length or in chunks. Throws for a redirect, a refusal or a fault.
 * @param {() => void} onAnswer
 * @returns {(chunk: Buffer) => void}
 */
function answerReader(onAnswer) {
  /** @type {Buffer} */
  let pending = Buffer.alloc(0);
  let missing = 0;
  let isChunked = false;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const headEnd = pending.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const head = pending.toString("latin1", 0, headEnd);
      if (!/^HTTP\/1.1 (?:200|304|404)/.test(head)) throw new Error(`Expected a page: ${head}`);
      const length = head.startsWith("HTTP/1.1 304") ? "0" : /^content-length: (\d+)/im.exec(head)?.[1];
      isChunked = length === undefined;
      if (isChunked && !pending.subarray(-5).equals(LAST_CHUNK)) return;
      missing = isChunked ? 0 : Number(length) - (pending.length - headEnd - 4);
    }
    if (missing > 0) return;
    missing = 0;
    pending = Buffer.alloc(0);
    onAnswer();
  };
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");
