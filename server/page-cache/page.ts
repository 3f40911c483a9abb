import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FixedHeaders } from "../answers/security-headers";
import type { Encoding } from "../encodings";

/** A rendered page, ready to be sent: everything that can be computed before the next visitor comes is computed. */
export interface Page {
  status: number;
  answers: Record<Encoding, Answer>;
  /** What it takes of the memory, roughly. */
  bytes: number;
  isStorable: boolean;
}

/** Headers are name, value, name, value ..., which Node writes fastest. */
interface Answer {
  etag: string;
  body: Buffer;
  headers: string[];
  headersWhenUnchanged: string[];
}

/** Null for an answer that sets a cookie: it is for one person, and not even shared with who waits for the same page. */
export async function pageOf(response: Response, fixedHeaders: FixedHeaders): Promise<Page | null> {
  if (response.headers.has("set-cookie")) return null;
  const identity = Buffer.from(await response.arrayBuffer());
  const [zipped, brotli] = await Promise.all([compressGzip(identity), compressBrotli(identity)]);
  const headers = { ...fixedHeaders, ...Object.fromEntries(response.headers), vary: VARY };
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(identity).digest("base64url").slice(0, 22);
  return {
    status: response.status,
    answers: {
      identity: answer(identity, headers, `"${hash}"`),
      gzip: answer(zipped, { ...headers, "content-encoding": "gzip" }, `"${hash}-gzip"`),
      br: answer(brotli, { ...headers, "content-encoding": "br" }, `"${hash}-br"`),
    },
    bytes: identity.length + zipped.length + brotli.length + OVERHEAD_BYTES,
    isStorable: isStorable(response),
  };
}

const VARY = "Accept-Encoding, Accept-Language, Cookie";
const OVERHEAD_BYTES = 8 * 1024;

function isStorable({ status, headers }: Response): boolean {
  const isHtml = (headers.get("content-type") ?? "").startsWith("text/html");
  return status === 200 && isHtml && !/no-store|private/i.test(headers.get("cache-control") ?? "");
}

function answer(body: Buffer, headers: FixedHeaders, etag: string): Answer {
  const { "content-encoding": _, "content-type": __, ...describing } = headers;
  return {
    etag,
    body,
    headers: flat({ ...headers, etag, "content-length": String(body.length) }),
    headersWhenUnchanged: flat({ ...describing, etag }),
  };
}

function flat(headers: FixedHeaders): string[] {
  return Object.entries(headers).flat();
}

/** Level 5 is where brotli is smaller than the best gzip and still takes about a millisecond for a page. */
function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

function compressGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 6 });
}
