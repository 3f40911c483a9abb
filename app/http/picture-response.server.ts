import type { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { CACHE } from "./cache";

type OpenFile = { stream: Readable; size: number };

/** Sends an uploaded picture: kept for ever, and never anything but a picture to the browser. */
export function pictureResponse({ stream, size }: OpenFile, { isHead }: { isHead: boolean }): Response {
  const headers = {
    "Cache-Control": CACHE.media,
    "Content-Length": size.toString(),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": "image/webp",
    "X-Content-Type-Options": "nosniff",
  };
  if (!isHead) return new Response(createReadableStreamFromReadable(stream), { headers });
  stream.destroy();
  return new Response(null, { headers });
}
