import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { stopServer } from "../../server/shutdown";
import { freePort } from "../../scripts/free-port.mjs";
import { outerEnvironment } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

describe("stopping", () => {
  it("answers new requests while running ones finish, then accepts none and closes idle connections", async () => {
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

  it("does not wait for a connection without a request: it does not use the three seconds in which new ones are accepted", async () => {
    const site = await startSmallSite({ handler: () => new Response("served") });
    const silent = createConnection(site.port, "127.0.0.1").on("error", () => undefined);
    await once(silent, "connect");
    await until("the server knows the connection", () => Promise.resolve(site.server.silent.size === 1));
    const begin = Date.now();
    await stopServer(site.server, { noticeMs: 0 });
    expect(Date.now() - begin).toBeLessThan(3_000);
    silent.destroy();
  });

  it("answers a request on a connection that was open when the server stopped listening", async () => {
    const site = await startSmallSite({ handler: () => new Response("served"), isStopping: () => true });
    const late = createConnection(site.port, "127.0.0.1");
    await once(late, "connect");
    await until("the server knows the connection", () => Promise.resolve(site.server.silent.size === 1));
    const stopped = stopServer(site.server, { noticeMs: 0 });
    await until("the server does not listen any more", () => Promise.resolve(!site.server.listening));
    late.write("GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await text(late)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*served/);
    await stopped;
  });

  it("goes on listening for as long as a proxy needs to notice, even without any request", async () => {
    const site = await startSmallSite({ handler: () => new Response("served"), isStopping: () => true });
    const stopped = stopServer(site.server, { noticeMs: 2_000 });
    await pause(300);
    expect((await site.ask("/health")).status).toBe(503);
    await stopped;
  });

  it("ends even if requests hang", { timeout: 20_000 }, async () => {
    const site = await startSmallSite({ handler: () => new Promise<Response>(() => undefined) });
    const cut = answerOf(site.port, new Agent()).catch(() => "cut");
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));
    await stopServer(site.server, { noticeMs: 0 });
    expect(await cut).toBe("cut");
  });
});

/** A module that is loaded before the site: it sends SIGTERM at the moment in which the site begins to listen. */
const SIGTERM_WHILE_LISTENING = `data:text/javascript,${encodeURIComponent(`
  import { Server } from "node:net";
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...to) {
    process.kill(process.pid, "SIGTERM");
    return listen.apply(this, to);
  };
`)}`;

describe("a start", () => {
  it("handles SIGTERM, which the first process of a container ignores by default, and serves nobody", async () => {
    const { data, child } = await startBuild();
    const ended = once(child, "exit");
    child.stdout.once("data", () => child.kill("SIGTERM"));
    expect(await text(child.stdout)).not.toContain("The site");
    expect(await ended).toEqual([0, null]);
    await data.remove();
  });

  it("exits with 0 even if nobody reads its output any more", async () => {
    const { data, child } = await startBuild();
    const ended = once(child, "exit");
    for await (const said of child.stdout) if (String(said).includes("The site is at")) break;
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await data.remove();
  });

  it("handles SIGTERM even while it begins to listen", async () => {
    const { data, child } = await startBuild("--import", SIGTERM_WHILE_LISTENING);
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
