import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { stopServer } from "../../server/shutdown";
import { freePort } from "../harness/free-port";
import { outerEnvironment } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
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

  it("waits for no connection on which nobody has asked anything: not for the three seconds in which others are let in", async () => {
    const site = await startSmallSite({ handler: () => new Response("served") });
    const silent = createConnection(site.port, "127.0.0.1").on("error", () => undefined);
    await once(silent, "connect");
    await until("the server knows it", () => Promise.resolve(site.server.silent.size === 1));
    const begin = Date.now();
    await stopServer(site.server, { noticeMs: 0 });
    expect(Date.now() - begin).toBeLessThan(3_000);
    silent.destroy();
  });

  it("answers whoever was connected when the door closed, and asks right after", async () => {
    const site = await startSmallSite({ handler: () => new Response("served"), isStopping: () => true });
    const late = createConnection(site.port, "127.0.0.1");
    await once(late, "connect");
    await until("the server knows it", () => Promise.resolve(site.server.silent.size === 1));
    const stopped = stopServer(site.server, { noticeMs: 0 });
    await until("the door is closed", () => Promise.resolve(!site.server.listening));
    late.write("GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await text(late)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*served/);
    await stopped;
  });

  it("has an end, whatever hangs", { timeout: 20_000 }, async () => {
    const site = await startSmallSite({ handler: () => new Promise<Response>(() => undefined) });
    const cut = answerOf(site.port, new Agent()).catch(() => "cut");
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));
    await stopServer(site.server, { noticeMs: 0 });
    expect(await cut).toBe("cut");
  });
});

/** A program that runs before it in the same process: a signal comes while the site begins to listen, as nothing else is heard. */
const STOPPED_AS_IT_LISTENS = `data:text/javascript,${encodeURIComponent(`
  import { Server } from "node:net";
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...to) {
    process.kill(process.pid, "SIGTERM");
    return listen.apply(this, to);
  };
`)}`;

describe("a start", () => {
  it("that is told to stop hears it, as the first process of a container would not by itself, and serves nobody", async () => {
    const { data, child } = await startBuild();
    const ended = once(child, "exit");
    child.stdout.once("data", () => child.kill("SIGTERM"));
    expect(await text(child.stdout)).not.toContain("The site");
    expect(await ended).toEqual([0, null]);
    await data.remove();
  });

  it("ends well when nobody reads any more what it says", async () => {
    const { data, child } = await startBuild();
    const ended = once(child, "exit");
    for await (const said of child.stdout) if (String(said).includes("The site is at")) break;
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await data.remove();
  });

  it("hears it also in the moment in which it begins to serve", async () => {
    const { data, child } = await startBuild("--import", STOPPED_AS_IT_LISTENS);
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    expect(await text(child.stdout)).toContain("The site has stopped.");
    expect(await ended).toEqual([0, null]);
    await data.remove();
  });
});

async function startBuild(...options: string[]) {
  const data = await emptySiteData("sqlite");
  const child = spawn(process.execPath, [...options, "build/server.js"], {
    cwd: join(import.meta.dirname, "../.."),
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...outerEnvironment(), ...data.environment, HOST: "127.0.0.1", PORT: String(await freePort()) },
  });
  return { data, child };
}

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
