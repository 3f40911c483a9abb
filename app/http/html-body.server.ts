import { Transform } from "node:stream";

/**
 * Takes NUL bytes out: React 18 sends its buffer whole when a letter of two bytes meets its end, with the last byte never
 * written (react-dom-server.node, `writeStringChunk`). HTML has no NUL of its own.
 */
export function htmlBody(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
