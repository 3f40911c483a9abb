import { Readable } from "node:stream";
import { createReadableStreamFromReadable, redirectDocument } from "@remix-run/node";
import { type ByteRange, byteRange } from "./byte-range";
import { CACHE, neverCached } from "./answers";
import { PICTURE_POLICY } from "./content-security-policy";

type OpenFile = { stream: Readable; size: number; etag: string };

const ONLY_A_PICTURE = {
  "Accept-Ranges": "bytes",
  "Cache-Control": CACHE.forever,
  "Content-Security-Policy": PICTURE_POLICY,
  "Content-Type": "image/webp",
  "X-Content-Type-Options": "nosniff",
};

export function pictureResponse(file: OpenFile, request: Request): Response {
  if (isWantedAsData(request)) return leadToFile(file.stream, request);
  const { size, etag } = file;
  const headers = { ...ONLY_A_PICTURE, ETag: etag };
  if (request.headers.get("If-None-Match")?.includes(etag)) return withoutBody(file, 304, headers);

  const range = wantedRange(request, file);
  if (range === "unsatisfiable") return withoutBody(file, 416, { ...headers, "Cache-Control": CACHE.never, "Content-Range": `bytes */${size.toString()}` });
  const sent = { ...headers, ...rangeHeaders(range, size) };
  const status = range === null ? 200 : 206;
  if (request.method === "HEAD") return withoutBody(file, status, sent);
  const stream = range === null ? file.stream : Readable.from(partOf(file.stream, range));
  return new Response(createReadableStreamFromReadable(stream), { status, headers: sent });
}

export function iconResponse(body: string | Buffer, type: string): Response {
  const headers = { "Cache-Control": CACHE.hour, "Content-Security-Policy": PICTURE_POLICY, "Content-Type": type, "X-Content-Type-Options": "nosniff" };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}

type Download = { stream: Readable; name: string; type: string; size?: number };

export function downloadResponse({ stream, name, type, size }: Download, request: Request): Response {
  if (isWantedAsData(request)) return leadToFile(stream, request);
  const described = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"`, "Cache-Control": CACHE.never };
  const headers = size === undefined ? described : { ...described, "Content-Length": size.toString() };
  if (request.method === "HEAD") return withoutBody({ stream }, 200, headers);
  return new Response(createReadableStreamFromReadable(stream), { headers });
}

/** Not cached, because the picture may be replaced again. */
export function pictureMoved(url: string): Response {
  return new Response(null, { status: 302, headers: { Location: url, "Cache-Control": "no-cache" } });
}

/** The page shows a placeholder. Not cached, so that the next visitor asks again. */
export function fileOutOfReach(): Response {
  const headers = { "Cache-Control": CACHE.never, "Content-Type": "text/plain; charset=utf-8", "Retry-After": "10" };
  return new Response("Service Unavailable", { status: 503, statusText: "Service Unavailable", headers });
}

/** The front sets the header. Remix would read the whole file into memory, several times. */
function isWantedAsData({ headers }: Request): boolean {
  return headers.has("x-calima-data");
}

function leadToFile(stream: Readable, { url }: Request): Response {
  stream.destroy();
  return redirectDocument(url, neverCached(302));
}

/** With `If-Range`, answers a part only if the browser has a part of the same file. */
function wantedRange({ headers }: Request, { size, etag }: OpenFile) {
  const condition = headers.get("If-Range");
  return condition === null || condition === etag ? byteRange(headers.get("Range") ?? undefined, size) : null;
}

function rangeHeaders(range: ByteRange | null, size: number): Record<string, string> {
  if (range === null) return { "Content-Length": size.toString() };
  const { start, end } = range;
  const length = end - start + 1;
  return { "Content-Length": length.toString(), "Content-Range": `bytes ${start.toString()}-${end.toString()}/${size.toString()}` };
}

/** Remix drops the body of an answer to HEAD without closing it, so the file would stay open. */
function withoutBody({ stream }: Pick<OpenFile, "stream">, status: number, headers: Record<string, string>): Response {
  stream.destroy();
  return new Response(null, { status, headers });
}

/** Pictures are small, so storages do not support ranges. */
async function* partOf(stream: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, start - at), end + 1 - at);
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}
