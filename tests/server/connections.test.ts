import { once } from "node:events";
import { Agent, createServer, get, IncomingMessage, request } from "node:http";
import { createConnection, Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { limitConnections } from "../../server/connections";
import { drain } from "../../server/drain";
import { createHttpServer } from "../../server/http-server";
import { until } from "../harness/until";
import { OWN_FORM } from "./ask";
import { portOf, type SmallSite, startSmallSite } from "./small-site";

const MOST = 40;

it("many open connections shut nobody out, and interrupt no running answer", async () => {
  const waiting: (() => void)[] = [];
  const site = await startSmallSite({
    handler: async ({ url }) => {
      if (url.endsWith("/slow")) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response("served");
    },
    mostConnections: MOST,
  });
  const slow = Array.from({ length: 5 }, () => site.ask("/x/slow"));
  await until("the slow requests are in the app", () => Promise.resolve(waiting.length === slow.length));
  for (let turn = 0; turn < 10; turn += 1) {
    const held = [...(await connected(site.port, MOST)), ...(await keptAlive(site, MOST))];
    expect(await site.ask("/x")).toMatchObject({ status: 200, text: "served" });
    expect(await openConnections(site)).toBeLessThanOrEqual(MOST * 1.25);
    for (const socket of held) socket.destroy();
  }
  for (const end of waiting) end();
  expect((await Promise.all(slow)).map(({ text }) => text)).toEqual(slow.map(() => "served"));
});

it("a client that waits for 100-continue does not count as silent", async () => {
  const site = await startSmallSite({ handler: async (request) => new Response(await request.text()), mostConnections: MOST });
  const headers = { ...OWN_FORM, Expect: "100-continue", "Content-Length": "6" };
  const post = request({ host: "127.0.0.1", port: site.port, path: "/x", method: "POST", agent: false, headers });
  const status = new Promise((resolve, reject) => post.once("response", (answer) => resolve(answer.statusCode)).once("error", reject));
  post.flushHeaders();
  await once(post, "continue");
  const held = await connected(site.port, MOST);
  await until("the first connections are closed", () => Promise.resolve(held.some(({ closed }) => closed)));
  post.end("posted");
  expect(await status).toBe(200);
});

it("a client that waits for its answer does not count as silent, but one that stops sending or reading does", async () => {
  let answer: () => void = () => undefined;
  const site = await startSmallSite({
    handler: async ({ url }) => {
      if (url.endsWith("/large")) return new Response(Buffer.alloc(20_000_000));
      await new Promise<void>((resolve) => (answer = resolve));
      return new Response("stored");
    },
    silenceMs: 1_000,
  });
  const waiting = site.ask("/x", { method: "POST", headers: OWN_FORM, body: "name=Ana" });
  await until("the request is in the app", () => Promise.resolve(site.reached.length === 1));
  const [sender, reader] = await connected(site.port, 2);
  const head = "HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\n";
  sender?.write(`POST /x ${head}name`);
  reader?.pause().write(`POST /large ${head}name=Ana`);
  await until("only the waiting client is left", async () => (await openConnections(site)) === 1);
  answer();
  expect(await waiting).toMatchObject({ status: 200, text: "stored" });
});

it("a client that leaves in the middle of its answer is not reported as an error", async () => {
  const site = await startSmallSite({ handler: () => new Response(Buffer.alloc(20_000_000)) });
  const closed = new Promise((resolve) => site.server.once("request", (_, response) => response.once("close", resolve)));
  get({ host: "127.0.0.1", port: site.port, path: "/x", agent: false }, (answer) => answer.destroy());
  await closed;
  await setImmediate();
  expect(site.errors).toEqual([]);
});

it.each([
  ["address", () => "192.0.2.1"],
  ["network of IPv6 addresses, each used once,", (index: number) => `2001:db8::${index.toString(16)}`],
])("without a proxy one %s may hold only an eighth of all connections", async (_what, addressOf) => {
  const server = serverWithoutProxy(addressOf);
  await once(server, "listening");
  const held = await connected(portOf(server), MOST);
  await until("the others are closed", () => Promise.resolve(held.filter(({ closed }) => !closed).length === MOST / 8));
});

it("a network without a proxy gets its connections back when it has closed them", async () => {
  const server = serverWithoutProxy(() => "192.0.2.1");
  await once(server, "listening");
  for (let turn = 0; turn < 3; turn += 1) {
    const held = await connected(portOf(server), MOST / 8);
    await until("they are known", () => Promise.resolve(server.silent.size === held.length));
    expect(held.some(({ closed }) => closed)).toBe(false);
    for (const socket of held) socket.destroy();
    await until("they are forgotten", () => Promise.resolve(server.silent.size === 0));
  }
});

it("connections that arrive faster than others close do not exceed the limit by more than a quarter", () => {
  const server = createServer();
  limitConnections(server, { most: 4, mostPerNetwork: Infinity });
  const sockets = Array.from({ length: 14 }, () => new Socket());
  for (const [index, socket] of sockets.entries()) {
    server.emit("connection", socket);
    if (index < 4) server.emit("request", new IncomingMessage(socket));
  }
  expect(sockets.slice(0, 4).some(({ destroyed }) => destroyed)).toBe(false);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(5);
  for (const socket of sockets) socket.destroy();
});

describe("the rest of a refused body", () => {
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n";

  /** Begins a post of a gigabyte. */
  async function largePost() {
    const arrived: IncomingMessage[] = [];
    const server = createServer((message) => void arrived.push(message)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = createConnection(portOf(server), "127.0.0.1").on("error", () => undefined);
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    socket.write(head);
    await once(server, "request");
    const [message] = arrived;
    if (!message) throw new Error("no request has arrived");
    return { socket, message };
  }

  it("is read up to 32 MB", async () => {
    const { socket, message } = await largePost();
    const piece = Buffer.alloc(64 * 1024);
    const send = () => {
      while (socket.write(piece)) continue;
    };
    socket.on("drain", send);
    send();
    await drain(message);
    expect(message.socket.bytesRead).toBeGreaterThan(32 * 1024 * 1024);
    expect(message.socket.bytesRead).toBeLessThan(34 * 1024 * 1024);
  });

  it("is waited for five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { message } = await largePost();
    let isOver = false;
    void drain(message).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isOver).toBe(true);
  });
});

/** `addressOf` replaces the remote address, because all connections come from this machine. */
function serverWithoutProxy(addressOf: (index: number) => string) {
  const server = createHttpServer((_, response) => response.end("served"), { hasProxy: false, mostConnections: MOST });
  let count = 0;
  server.prependListener("connection", (socket) => Object.defineProperty(socket, "remoteAddress", { value: addressOf((count += 1)) }));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server.listen(0, "127.0.0.1");
}

function openConnections({ server }: SmallSite): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/** Connections without a request; some of them may be closed again. */
async function connected(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => createConnection(port, "127.0.0.1").on("error", () => undefined));
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])));
  return sockets.map((socket) => socket.resume());
}

/** Connections that stay open after an answer. */
async function keptAlive({ port }: SmallSite, count: number): Promise<Socket[]> {
  const agent = new Agent({ keepAlive: true });
  const sockets: Socket[] = [];
  const answers = Array.from({ length: count }, () => {
    const sent = get({ host: "127.0.0.1", port, path: "/x", agent });
    sent.on("socket", (socket) => sockets.push(socket)).on("response", (answer) => answer.resume());
    return new Promise((resolve) => sent.once("close", resolve).on("error", resolve));
  });
  await Promise.all(answers);
  return sockets;
}
