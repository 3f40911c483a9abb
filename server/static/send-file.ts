import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { FixedHeaders } from "../answers/security-headers";
import type { HttpContext } from "../http-context";
import { byteRange } from "../../app/http/byte-range";

export interface FileAnswer {
  file: string;
  size: number;
  etag: string;
  /** "cache-control" in lower case, because a range that cannot be sent replaces it. */
  headers: FixedHeaders;
}

export async function sendFile(context: HttpContext, { file, size, etag, headers }: FileAnswer): Promise<true> {
  const { request, response } = context;
  const described = { ...headers, ETag: etag, "Accept-Ranges": "bytes" };
  if (request.headers["if-none-match"]?.includes(etag)) return finish(context, 304, described);

  const range = isRangeValid(context, etag) ? byteRange(request.headers.range, size) : null;
  if (range === "unsatisfiable") return finish(context, 416, { ...described, "cache-control": "no-store", "Content-Range": `bytes */${size}` });

  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...described,
    "Content-Length": end - start + 1,
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  });
  if (context.method === "HEAD" || size === 0) response.end();
  else await stream(context, createReadStream(file, { start, end }));
  return true;
}

/** With `If-Range`, answers a part only if the browser has a part of the same file. */
function isRangeValid({ request }: HttpContext, etag: string): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

function finish({ response }: HttpContext, status: number, headers: FixedHeaders): true {
  response.writeHead(status, headers);
  response.end();
  return true;
}

async function stream({ response }: HttpContext, source: ReturnType<typeof createReadStream>): Promise<void> {
  // `end: false`, because otherwise a disk error would close the answer and look like a visitor who left
  await pipeline(source, response, { end: false });
  response.end();
}
