import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the provider answers a request. With `cutAfter` it accepts the message before it breaks the connection off, with
 * `cutBefore` it does not.
 */
export type Behaviour =
  | "take"
  | "refuse"
  | "refuseUnstorably"
  | "refuseSilently"
  | "refuseEndlessly"
  | "refuseAsTooMany"
  | "refuseAtLength"
  | "later"
  | "tooEarly"
  | "tooSlow"
  | "fail"
  | "redirect"
  | "garbage"
  | "hang"
  | "drip"
  | "cutBefore"
  | "cutAfter";

export type Taken = { fields: Record<string, string>; accept: string | undefined };

/** A real server as the provider of the contact form. It accepts a message once per idempotency key. */
export async function startProvider() {
  const taken = new Map<string, Taken>();
  const seen: string[] = [];
  const inHand = new Set<string>();
  const faults: string[] = [];
  let behave: () => Behaviour = () => "take";

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers["idempotency-key"]);
    if (request.url !== "/form") faults.push(`the redirect was followed to ${String(request.url)}`);
    if (inHand.has(key)) faults.push(`${key} came twice at once`);
    inHand.add(key);
    seen.push(key);
    try {
      const behaviour = behave();
      const fields = await fieldsOf(request);
      if (TAKES.includes(behaviour) && !taken.has(key)) taken.set(key, { fields, accept: request.headers.accept });
      inHand.delete(key);
      if (behaviour === "refuseEndlessly") endless(response.writeHead(400), faults);
      else answer(behaviour, response);
    } finally {
      inHand.delete(key);
    }
  }

  const server = createServer((request, response) => void receive(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server.address()).toString()}/form`,
    /** The accepted messages by idempotency key. */
    taken,
    /** The key of every request, in order. */
    seen,
    /** Violations of the protocol; always empty if the app is right. */
    faults,
    /** Applies to later requests. */
    behaveLike(next: Behaviour | (() => Behaviour)) {
      behave = typeof next === "function" ? next : () => next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const TAKES: readonly Behaviour[] = ["take", "cutAfter"];

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) throw new Error(`not multipart: ${type}`);
  const form = await new Response(Buffer.concat(chunks), { headers: { "Content-Type": type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : "a file"]));
}

const ANSWERS: Partial<Record<Behaviour, { status: number; headers?: Record<string, string>; body: string }>> = {
  take: { status: 200, body: '{"ok":true}' },
  refuse: { status: 422, body: '{"errors":[{"field":"email","message":"Email is odd"},{"code":7},{"message":"Name is taken"}]}' },
  refuseAsTooMany: { status: 429, body: '{"errors":[{"message":"The form is full"}]}' },
  refuseAtLength: { status: 422, body: JSON.stringify({ errors: Array.from({ length: 11 }, (_, index) => ({ message: index.toString() })) }) },
  refuseUnstorably: { status: 422, body: `{"errors":[{"message":"${"x".repeat(299)}😀"},{"message":"\\u0000Name \\ud83dis taken"}]}` },
  refuseSilently: { status: 400, body: "<h1>Bad Request</h1>" },
  later: { status: 429, body: "" },
  tooEarly: { status: 425, body: "" },
  tooSlow: { status: 408, body: "" },
  fail: { status: 500, body: '{"errors":[{"message":"not for visitors"}]}' },
  redirect: { status: 302, headers: { Location: "/elsewhere" }, body: "" },
};

function answer(behaviour: Behaviour, response: ServerResponse): void {
  const written = ANSWERS[behaviour];
  if (written) response.writeHead(written.status, written.headers).end(written.body);
  else if (behaviour === "garbage") response.socket?.end("\u0000\u0001 this is no HTTP\r\n\r\n");
  else if (behaviour === "drip") drip(response);
  else if (behaviour !== "hang") response.destroy();
}

/** A status line that never ends, sent byte by byte. */
function drip(response: ServerResponse): void {
  const bytes = [..."HTTP/1.1 200 OK, and then many more words than anybody waits for"];
  const timer = setInterval(() => response.socket?.write(bytes.shift() ?? "."), 20);
  response.once("close", () => clearInterval(timer));
}

/** More than fits into the buffers of a connection. */
const ENDLESS_BYTES = 64_000_000;

function endless(response: ServerResponse, faults: string[]): void {
  const piece = " ".repeat(131_072);
  const more = () => {
    while (response.write(piece)) continue;
    if ((response.socket?.bytesWritten ?? 0) < ENDLESS_BYTES) return;
    faults.push("an endless answer was read on");
    response.destroy();
  };
  response.on("drain", more);
  more();
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the provider is not listening on a port");
  return address.port;
}
