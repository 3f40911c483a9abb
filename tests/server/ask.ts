import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received: still compressed. */
  bytes: Buffer;
  text: string;
}

/** One request on a connection of its own, with exactly these headers: `fetch` adds some and forbids others. */
export function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, agent: false, headers: { ...lengthOf(body), ...headers } };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).once("error", reject);
      answer.once("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, bytes, text: decoded(bytes, headers["content-encoding"]).toString() });
      });
    });
    sent.once("error", reject).end(body);
  });
}

/** Headers of a form that our own page sends. */
export const OWN_FORM = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };

function lengthOf(body?: string | Buffer): Record<string, string> {
  return body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
}

function decoded(bytes: Buffer, encoding?: string): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
