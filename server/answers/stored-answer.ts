import type { HttpContext } from "../http-context";
import type { FixedHeaders } from "./security-headers";

export interface StoredAnswer {
  etag: string;
  body: Buffer;
  /** Name, value, name, value ...: the fastest format for Node. */
  headers: string[];
  headersWhenUnchanged: string[];
}

/** `etag` includes its quotes. */
export function storedAnswer(body: Buffer, headers: FixedHeaders, etag: string): StoredAnswer {
  const { "content-encoding": _, "content-type": __, ...describing } = headers;
  return {
    etag,
    body: ownBytes(body),
    headers: flat({ ...headers, etag, "content-length": String(body.length) }),
    headersWhenUnchanged: flat({ ...describing, etag }),
  };
}

/** Node allocates small buffers in a shared one of 64 KB, which stays in memory as long as any of them. */
function ownBytes(bytes: Buffer): Buffer {
  return bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}

export function sendStored({ request, response }: HttpContext, answer: StoredAnswer, status = 200): true {
  // strong tags are quoted, so none is part of another one
  if (status === 200 && request.headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, answer.headersWhenUnchanged);
    response.end();
  } else {
    response.writeHead(status, answer.headers);
    response.end(answer.body);
  }
  return true;
}

function flat(headers: FixedHeaders): string[] {
  return Object.entries(headers).flat();
}
