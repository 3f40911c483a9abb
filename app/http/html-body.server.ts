import { Transform } from "node:stream";

/**
 * Removes the NUL byte that React 18 sends where a character of two bytes meets the end of its buffer
 * (react-dom-server.node, `writeStringChunk`).
 */
export function htmlBody(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
