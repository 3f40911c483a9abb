import { Transform } from "node:stream";

/**
 * Removes NUL bytes: where a character of two bytes meets the end of React 18's buffer, the last byte is sent unwritten
 * (react-dom-server.node, `writeStringChunk`).
 */
export function htmlBody(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
