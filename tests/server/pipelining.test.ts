import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function slowSite() {
  const waiting: (() => void)[] = [];
  const site = await startSmallSite({
    handler: async ({ url }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response(`<${new URL(url).pathname}>`);
    },
  });
  return { site, waiting };
}

it("pipelined requests of one connection run one by one, and are answered in order", async () => {
  const { site, waiting } = await slowSite();
  const socket = connect(site.port, "127.0.0.1");
  const answers = text(socket);
  socket.write(ask("/x/1") + ask("/x/2") + ask("/x/3").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  for (const count of [1, 2, 3]) {
    await until(`request ${count} runs`, () => Promise.resolve(site.reached.length >= count));
    // another connection is served meanwhile, so the pipelined requests would have had time to begin
    expect((await site.ask("/health")).status).toBe(200);
    expect(site.reached).toHaveLength(count);
    waiting[count - 1]?.();
  }
  expect((await answers).match(/<[^>]*>/g)).toEqual(["</x/1>", "</x/2>", "</x/3>"]);
});

it("a connection with far too many pipelined requests is closed, and only the first one runs", async () => {
  const { site, waiting } = await slowSite();
  const socket = connect(site.port, "127.0.0.1").on("error", () => undefined);
  socket.resume().write(ask("/x").repeat(1_000));
  await once(socket, "close");
  for (const end of waiting) end();
  expect((await site.ask("/health")).status).toBe(200);
  expect(site.reached).toHaveLength(1);
});

it("a connection may pipeline one request at a time as often as it likes", async () => {
  const site = await startSmallSite({ handler: () => new Response("served") });
  const socket = connect(site.port, "127.0.0.1").resume();
  for (let sent = 2; sent <= 210; sent += 2) {
    socket.write(ask("/x").repeat(2));
    await until(`${sent} requests run`, () => Promise.resolve(socket.closed || site.reached.length === sent));
  }
  expect(site.reached).toHaveLength(210);
  socket.destroy();
});
