import { EventEmitter, once } from "node:events";
import { type OutgoingHttpHeaders, request } from "node:http";
import { describe, expect, it } from "vitest";
import { createPlaces } from "../../server/places";
import { until } from "../harness/until";
import { OWN_FORM } from "./ask";
import { sessionIn, startSmallSite } from "./small-site";

/** As many as the front lets into Remix at once. */
const CROWD = 100;
/** A network with fewer requests than this gets in even when all places are taken. */
const FEW = 4;

describe("a crowd whose requests hang in Remix", () => {
  it("lets nobody wait for ever: the next request gets 503, and is served when others have left", async () => {
    const site = await startSmallSite({
      handler: ({ url }) => (url.endsWith("/hang") ? new Promise<Response>(() => undefined) : new Response("served")),
    });
    const crowd = Array.from({ length: CROWD }, () =>
      request({ host: "127.0.0.1", port: site.port, path: "/x/hang", agent: false }).on("error", () => undefined),
    );
    for (const visitor of crowd) visitor.end();
    await until("all of them are in Remix", () => Promise.resolve(site.reached.length === CROWD));

    const turnedAway = await site.ask("/x", { headers: { "Accept-Language": "en" } });
    expect([turnedAway.status, turnedAway.headers["retry-after"]]).toEqual([503, "5"]);
    expect(turnedAway.text).toContain("We are busy right now");
    expect(site.reached).toHaveLength(CROWD);

    for (const visitor of crowd) visitor.destroy();
    await until("the next one is served", async () => (await site.ask("/x")).text === "served");
    expect(site.reached.slice(0, CROWD).every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe("a crowd of one network", () => {
  it("leaves places for other networks", async () => {
    const site = await startSmallSite({
      handler: ({ url }) => (url.endsWith("/hang") ? new Promise<Response>(() => undefined) : new Response("served")),
      settings: { trustProxy: 1 },
    });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const crowd = Array.from({ length: 2 * CROWD }, () =>
      request({ host: "127.0.0.1", port: site.port, path: "/x/hang", agent: false, headers: from("198.51.100.7") }).on("error", () => undefined),
    );
    for (const visitor of crowd) visitor.end();
    await until("the limit is reached", () => Promise.resolve(site.reached.length === CROWD));

    expect((await site.ask("/x", { headers: from("203.0.113.9") })).text).toBe("served");
    expect((await site.ask("/x", { headers: from("198.51.100.7") })).status).toBe(503);
    for (const visitor of crowd) visitor.destroy();
    await until("its network is served again", async () => (await site.ask("/x", { headers: from("198.51.100.7") })).text === "served");
  });
});

describe("a place that is kept for other networks", () => {
  it("is given to a network only while it has few", () => {
    const places = createPlaces();
    for (let taken = 0; taken < CROWD; taken += 1) expect(places.enter(`crowd ${taken.toString()}`)).not.toBeNull();
    const leaves = Array.from({ length: FEW }, () => places.enter("late"));
    expect(leaves).not.toContain(null);
    expect(places.enter("late")).toBeNull();
    leaves[0]?.();
    expect(places.enter("late")).not.toBeNull();
  });
});

describe("a crowd of visitors that has taken all places", () => {
  it("does not stop staff from reading and saving, however many of them share one network", async () => {
    const site = await startSmallSite({
      handler: ({ url }) => (/\/(hang|upload)$/.test(url) ? new Promise<Response>(() => undefined) : new Response("served")),
      settings: { trustProxy: 1 },
    });
    const ask = (path: string, index: number, method: string, headers: OutgoingHttpHeaders = {}) =>
      request({ host: "127.0.0.1", port: site.port, path, method, agent: false, headers: { ...headers, "X-Forwarded-For": `198.51.100.${index}` } })
        .on("error", () => undefined)
        .end();
    const crowd = Array.from({ length: CROWD }, (_, index) => ask("/x/hang", index, "GET"));
    await until("all of them are in Remix", () => Promise.resolve(site.reached.length === CROWD));

    const staff = { ...OWN_FORM, ...(await sessionIn(site)) };
    const colleagues = Array.from({ length: 2 * FEW }, () => ask("/admin/upload", 250, "POST", staff));
    await until("all colleagues are in Remix", () => Promise.resolve(site.reached.length === CROWD + colleagues.length));
    const headers = { ...staff, "X-Forwarded-For": "198.51.100.250" };
    expect((await site.ask("/admin/team", { headers })).text).toBe("served");
    expect((await site.ask("/admin/team/new", { method: "POST", headers, body: "name=x" })).text).toBe("served");
    for (const visitor of [...crowd, ...colleagues]) visitor.destroy();
  });
});

describe("a crowd that waits for pictures from a bucket", () => {
  it("delays no other visitor, however the addresses are spelled", async () => {
    const site = await startSmallSite({
      handler: ({ url }) => new Response(url.endsWith("/x") ? "served" : new ReadableStream()),
      settings: { mediaFolder: null },
    });
    const spellings = ["/media/team/a.webp", "/MEDIA/team/a.webp", "/x/%2e%2e/media/team/a.webp"];
    const crowd = Array.from({ length: CROWD }, (_, index) =>
      request({ host: "127.0.0.1", port: site.port, path: spellings[index % spellings.length], agent: false }).on("error", () => undefined),
    );
    for (const visitor of crowd) visitor.end();
    await until("all of them are in Remix", () => Promise.resolve(site.reached.length === CROWD));

    expect((await site.ask("/x")).text).toBe("served");
    expect((await site.ask("/media/team/a.webp")).status).toBe(503);
    for (const visitor of crowd) visitor.destroy();
  });
});

describe("a visitor who leaves before the answer", () => {
  it("leaves no file of the answer open", async () => {
    const gate = new EventEmitter();
    let isCancelled = false;
    const site = await startSmallSite({
      handler: async () => {
        await once(gate, "open");
        return new Response(new ReadableStream({ cancel: () => void (isCancelled = true) }));
      },
    });
    const visitor = request({ host: "127.0.0.1", port: site.port, path: "/x", agent: false }).on("error", () => undefined);
    visitor.end();
    await until("the request is in Remix", () => Promise.resolve(site.reached.length === 1));
    visitor.destroy();
    await until("Remix knows that the visitor has left", () => Promise.resolve(site.reached[0]?.signal.aborted === true));
    gate.emit("open");
    await until("the answer is cancelled", () => Promise.resolve(isCancelled));
    expect(site.errors).toEqual([]);
  });
});
