import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { retryingFetch } from "~/ui/admin/retrying-fetch";
import { freePort } from "../../../scripts/free-port.mjs";
import { until } from "../../harness/until";

/** A post whose body is read again for each attempt. */
function postOf(bodyByNow: () => string | null, goesOn = () => false, takeBack?: () => void) {
  return (url: RequestInfo | URL, init: RequestInit) => ({ byNow: () => ({ url, init: { ...init, body: bodyByNow() } }), goesOn, takeBack });
}

describe("a retrying fetch", () => {
  let port: number;
  let server: Server | undefined;
  let told: boolean[];

  beforeEach(async () => {
    port = await freePort();
    told = [];
  });

  afterEach(() => stop());

  async function start(listener: RequestListener) {
    server = createServer(listener).listen(port, "127.0.0.1");
    await once(server, "listening");
  }

  function stop() {
    server?.closeAllConnections();
    server?.close();
  }

  /** Records all received bodies, and answers as Remix does. */
  async function startRemix(received: string[]) {
    await start((request, response) => {
      request.setEncoding("utf8").on("data", (text: string) => received.push(text));
      request.on("end", () => response.writeHead(202, { "X-Remix-Response": "yes" }).end("saved"));
    });
  }

  function send(body: string, { bodyByNow = () => body, signal }: { bodyByNow?: () => string; signal?: AbortSignal } = {}) {
    const fetchAtLast = retryingFetch(fetch, { tell: (isWaiting) => told.push(isWaiting), postLater: postOf(bodyByNow) });
    return fetchAtLast(`http://127.0.0.1:${String(port)}/admin/team.data`, { method: "POST", body, signal });
  }

  const untilWaiting = () => until("the request is waiting", () => Promise.resolve(told.includes(true)));

  it("reports no waiting when Remix answers, even with an error status", async () => {
    await start((_, response) => response.writeHead(503, { "X-Remix-Response": "yes" }).end());
    expect((await send("a")).status).toBe(503);
    expect(told).toEqual([]);
  });

  it("waits for an unreachable server, and then sends the current text", async () => {
    const received: string[] = [];
    let text = "half a";
    const answer = send(text, { bodyByNow: () => text });
    await untilWaiting();
    text = "half a sentence, and its end";
    await startRemix(received);
    expect(await (await answer).text()).toBe("saved");
    expect(received).toEqual(["half a sentence, and its end"]);
    expect(told).toEqual([true, false]);
  });

  it("retries after a server closed the connection and was restarted", async () => {
    const received: string[] = [];
    await start((request) => request.socket.destroy());
    const answer = send("a");
    await untilWaiting();
    stop();
    await startRemix(received);
    expect((await answer).status).toBe(202);
    expect(received).toEqual(["a"]);
  });

  it("retries after a proxy's error status, and waits as long as Retry-After says, or two seconds", async () => {
    const moments: number[] = [];
    const waits = [{ status: 502, after: "1" }, { status: 503, after: "1" }, { status: 504, after: null }];
    await start((_, response) => {
      const wait = waits[moments.length];
      moments.push(performance.now());
      response.writeHead(wait?.status ?? 200, wait?.after ? { "Retry-After": wait.after } : {}).end();
    });
    expect((await send("a")).status).toBe(200);
    const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, least] of [990, 990, 1_990].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least);
    expect(told).toEqual([true, false]);
  });

  it("retries what Remix could not save, until it is saved", async () => {
    const received: string[] = [];
    await start((request, response) => {
      request.setEncoding("utf8").on("data", (text: string) => received.push(text));
      const isFirst = received.length === 0;
      request.on("end", () => response.writeHead(isFirst ? 503 : 202, { "X-Remix-Response": "yes", ...(isFirst && { "Retry-After": "1", "X-Away": "The database is away." }) }).end());
    });
    const reasons: unknown[] = [];
    const fetchAtLast = retryingFetch(fetch, { tell: (_, reason) => reasons.push(reason), postLater: postOf(() => "by now") });
    expect((await fetchAtLast(`http://127.0.0.1:${String(port)}/admin/team.data`, { method: "POST", body: "at first" })).status).toBe(202);
    expect(received).toEqual(["at first", "by now"]);
    expect(reasons[0]).toBe("The database is away.");
  });

  it("sends text that was typed during a retry, until no more was typed", async () => {
    const received: string[] = [];
    const texts = ["half a", "half a sentence", "half a sentence"];
    const fetchAtLast = retryingFetch(fetch, { tell: (isWaiting) => told.push(isWaiting), postLater: postOf(() => texts[0] ?? "", () => texts.shift() !== texts[0]) });
    const answer = fetchAtLast(`http://127.0.0.1:${String(port)}/admin/team.data`, { method: "POST", body: "half" });
    await untilWaiting();
    await startRemix(received);
    expect(await (await answer).text()).toBe("saved");
    expect(received).toEqual(["half a", "half a sentence"]);
    expect(told).toEqual([true, false]);
  });

  it("asks to shorten a text that is too long, and sends it again, if there is somebody who can", async () => {
    const received: string[] = [];
    await start((request, response) => {
      request.setEncoding("utf8").on("data", (text: string) => received.push(text));
      request.on("end", () => response.writeHead(received.at(-1) === "long" ? 413 : 202).end());
    });
    const reasons: unknown[] = [];
    const texts = ["long", "short"];
    const options = { tell: (_: boolean, reason?: string | null) => reasons.push(reason), postLater: postOf(() => texts[0] ?? "", undefined, () => texts.shift()) };
    expect((await retryingFetch(fetch, options)(`http://127.0.0.1:${String(port)}/admin/team.data`, { method: "POST", body: "long" })).status).toBe(202);
    expect([received, reasons[0], reasons.at(-1)]).toEqual([["long", "short"], expect.stringContaining("zu viel für ein Formular"), undefined]);
    expect((await send("long")).status).toBe(413);
  }, 20_000);

  it("tells the reason why it waits now, once for each change", async () => {
    const received: string[] = [];
    const reasons: unknown[] = [];
    const faults = [{ status: 413 }, { status: 503, away: "The database is away." }, { status: 502 }, { status: 502 }];
    const answerNext = () => {
      const { status = 202, away } = faults[received.push("") - 1] ?? {};
      return Promise.resolve(new Response(null, { status, headers: { "Retry-After": "0.01", ...(away && { "X-Away": away }) } }));
    };
    const options = { tell: (_: boolean, reason?: string | null) => reasons.push(reason), postLater: postOf(() => "text", undefined, () => undefined) };
    expect((await retryingFetch(answerNext, options)("/admin/team.data", { method: "POST", body: "text" })).status).toBe(202);
    expect(received).toHaveLength(5);
    expect(reasons).toEqual([expect.stringContaining("zu viel für ein Formular"), "The database is away.", null, undefined]);
  }, 20_000);

  it("stops retrying when the request is aborted", async () => {
    const leaving = new AbortController();
    const answer = send("a", { signal: leaving.signal });
    await untilWaiting();
    leaving.abort();
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(told).toEqual([true, false]);
  });

  it.each([
    ["an error other than a lost connection", new SyntaxError("unreadable"), false],
    ["a connection that was lost because the request was aborted", new TypeError("gone"), true],
  ])("rejects immediately with %s", async (_, fault, isAborted) => {
    const leaving = new AbortController();
    const broken = () => {
      if (isAborted) leaving.abort();
      return Promise.reject(fault);
    };
    const fetchAtLast = retryingFetch(broken, { tell: (isWaiting) => told.push(isWaiting), postLater: postOf(() => null) });
    await expect(fetchAtLast(`http://127.0.0.1:${String(port)}/admin.data`, { signal: leaving.signal })).rejects.toBe(fault);
    expect(told).toEqual([]);
  });

  it("reports waiting as long as one of several requests waits", async () => {
    const fetchAtLast = retryingFetch(fetch, { tell: (isWaiting) => told.push(isWaiting), postLater: postOf(() => null) });
    const [first, second] = [new AbortController(), new AbortController()];
    const url = `http://127.0.0.1:${String(port)}/admin.data`;
    const answers = [first, second].map(({ signal }) => fetchAtLast(url, { signal }).catch(() => "left"));
    await until("both requests are waiting", () => Promise.resolve(told.length === 2));
    first.abort();
    await answers[0];
    expect(told).toEqual([true, true]);
    second.abort();
    await Promise.all(answers);
    expect(told).toEqual([true, true, false]);
  });
});
