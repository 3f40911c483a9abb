import { EventEmitter, once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import { describe, expect, it } from "vitest";
import { stopServer } from "../../server/shutdown";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

describe("stopping", () => {
  it("answers who comes while running requests end, then takes nobody and closes what idles", async () => {
    const gate = new EventEmitter();
    let isStopping = false;
    const site = await startSmallSite({
      handler: async ({ url }) => {
        if (url.endsWith("/x")) await once(gate, "open");
        return new Response("finished");
      },
      isStopping: () => isStopping,
    });
    const idle = createConnection(site.port, "127.0.0.1");
    await once(idle, "connect");
    const agent = new Agent({ keepAlive: true });
    const running = answerOf(site.port, agent);
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));
    const asked = { headers: { Connection: "keep-alive" } };
    expect((await site.ask("/team", asked)).headers.connection).toBe("keep-alive");

    isStopping = true;
    const stopped = stopServer(site.server, { noticeMs: 0 });
    const meanwhile = [await site.ask("/team", asked), await site.ask("/y", asked)];
    expect(meanwhile.map(({ status, headers }) => [status, headers.connection])).toEqual([[200, "close"], [200, "close"]]);
    gate.emit("open");
    expect(await running).toBe("finished");
    await until("no new connection is taken", () => isRefused(site.port));
    await stopped;
    await until("the idle connection is closed", () => Promise.resolve(idle.destroyed || idle.readableEnded));
    idle.destroy();
    agent.destroy();
  });

  it("has an end, whatever hangs", { timeout: 20_000 }, async () => {
    const site = await startSmallSite({ handler: () => new Promise<Response>(() => undefined) });
    const cut = answerOf(site.port, new Agent()).catch(() => "cut");
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));
    await stopServer(site.server, { noticeMs: 0 });
    expect(await cut).toBe("cut");
  });
});

function answerOf(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: "/x", agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk)).once("end", () => resolve(text));
    });
    sent.once("error", reject).end();
  });
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });
}
