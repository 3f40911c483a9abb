import type { HttpContext } from "../http-context";
import type { FixedHeaders } from "./security-headers";

/** An answer that lies in memory, with all that can be computed before the next visitor comes. */
export interface StoredAnswer {
  etag: string;
  body: Buffer;
  /** Name, value, name, value ..., which Node writes fastest. */
  headers: string[];
  headersWhenUnchanged: string[];
}

/** `etag` in its quotes. */
export function storedAnswer(body: Buffer, headers: FixedHeaders, etag: string): StoredAnswer {
  const { "content-encoding": _, "content-type": __, ...describing } = headers;
  return {
    etag,
    body: ownBytes(body),
    headers: flat({ ...headers, etag, "content-length": String(body.length) }),
    headersWhenUnchanged: flat({ ...describing, etag }),
  };
}

/** why: Node cuts small buffers out of one of 64 KB, which stays in memory as long as one of them does */
function ownBytes(bytes: Buffer): Buffer {
  return bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}

export function sendStored({ request, response, method }: HttpContext, answer: StoredAnswer, status = 200): true {
  // why: strong tags are quoted, so one that is in the list cannot be a part of another
  if (status === 200 && request.headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, answer.headersWhenUnchanged);
    response.end();
  } else {
    response.writeHead(status, answer.headers);
    response.end(method === "HEAD" ? undefined : answer.body);
  }
  return true;
}

function flat(headers: FixedHeaders): string[] {
  return Object.entries(headers).flat();
}
