import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { preferredEncoding } from "./encodings";

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function compressed(response: Response, acceptEncoding: string): { headers: Headers; body: Readable | null } {
  const headers = new Headers(response.headers);
  if (response.body === null) return { headers, body: null };
  const body = Readable.from(chunksOf(response.body));
  if (!isCompressible(response)) return { headers, body };
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferredEncoding(acceptEncoding);
  if (encoding === "identity") return { headers, body };
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  const compressor = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip();
  // an error destroys the compressor, and so reaches the reader
  return { headers, body: pipeline(body, compressor, () => undefined) };
}

/** Not with an ETag, which identifies exactly these bytes. */
function isCompressible({ headers }: Response): boolean {
  return TEXT.test(headers.get("content-type") ?? "") && !headers.has("content-encoding") && !headers.has("etag");
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}
