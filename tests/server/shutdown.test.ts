import { EventEmitter, once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import { describe, expect, it } from "vitest";
import { stopServer } from "../../server/shutdown";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

describe("stopping", () => {
  it("lets running requests end, takes no new ones and closes what idles", async () => {
    const gate = new EventEmitter();
    const site = await startSmallSite({
      handler: async () => {
        await once(gate, "open");
        return new Response("finished");
      },
    });
    const idle = createConnection(site.port, "127.0.0.1");
    await once(idle, "connect");
    const agent = new Agent({ keepAlive: true });
    const running = answerOf(site.port, agent);
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));

    const stopped = stopServer(site.server, { noticeMs: 0 });
    await until("no new connection is taken", () => isRefused(site.port));
    gate.emit("open");
    expect(await running).toBe("finished");
    await stopped;
    await until("the idle connection is closed", () => Promise.resolve(idle.destroyed || idle.readableEnded));
    idle.destroy();
    agent.destroy();
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
