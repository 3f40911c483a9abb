import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { TrustProxy } from "../../server/proxy";
import { OWN_FORM } from "./ask";
import { startSmallSite } from "./small-site";

const echo = (request: Request) => Response.json({ url: request.url, ...Object.fromEntries(request.headers) });

const CLAIMS = {
  "X-Calima-Client-Address": "203.0.113.66",
  "Fly-Client-IP": "203.0.113.7",
  "Fly-Forwarded-Port": "443",
  "X-Forwarded-For": "198.51.100.9, 203.0.113.1, 203.0.113.2",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "https",
  "X-Real-IP": "198.51.100.1",
  "X-HTTP-Method-Override": "DELETE",
  Forwarded: "for=198.51.100.1;host=evil.example",
};

async function seenByRemix(trustProxy: TrustProxy, headers: Record<string, string> = CLAIMS) {
  const site = await startSmallSite({ handler: echo, settings: { trustProxy } });
  const answer = await site.ask("/language", { method: "POST", headers: { ...OWN_FORM, ...headers }, body: "" });
  return z.record(z.string(), z.string()).parse(JSON.parse(answer.text));
}

describe("the address of a visitor", () => {
  it.each<[TrustProxy, string]>([
    [null, "127.0.0.1"],
    ["fly", "203.0.113.7"],
    [1, "203.0.113.2"],
    [2, "203.0.113.1"],
    [5, "127.0.0.1"],
  ])("with trustProxy %s is %s", async (trustProxy, address) => {
    expect((await seenByRemix(trustProxy))["x-calima-client-address"]).toBe(address);
  });

  it("is an IPv4 address also on a socket for IPv6", async () => {
    expect((await seenByRemix("fly", { "Fly-Client-IP": "::ffff:203.0.113.7" }))["x-calima-client-address"]).toBe("203.0.113.7");
  });

  it("stays whole if it only begins like an IPv4 address on a socket for IPv6", async () => {
    expect((await seenByRemix("fly", { "Fly-Client-IP": "::ffff:cb00:7107" }))["x-calima-client-address"]).toBe("::ffff:cb00:7107");
  });

  it("is that of the connection if the proxy's header is missing or invalid", async () => {
    expect((await seenByRemix("fly", {}))["x-calima-client-address"]).toBe("127.0.0.1");
    expect((await seenByRemix(1, { "X-Forwarded-For": "<script>" }))["x-calima-client-address"]).toBe("127.0.0.1");
  });
});

describe("untrusted headers of a proxy", () => {
  it("do not reach Remix", async () => {
    const seen = await seenByRemix("fly");
    expect(Object.keys(seen).filter((name) => /forwarded|fly-|real-ip|http-method/.test(name))).toEqual([]);
    expect(seen.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/language$/);
  });
});

it("a request for data is marked, and only by the front", async () => {
  const site = await startSmallSite({ handler: ({ headers }) => new Response(headers.get("X-Calima-Data") ?? "a page") });
  const headers = { "X-Calima-Data": "forged" };
  expect([(await site.ask("/x", { headers })).text, (await site.ask("/x.data", { headers })).text]).toEqual(["a page", "yes"]);
});

it("the origin, which the front has checked, does not reach Remix, which would compare it with another host", async () => {
  const seen = await seenByRemix(null, { Host: "site.example", Origin: "http://site.example" });
  expect(Object.keys(seen)).toContain("x-calima-client-address");
  expect(Object.keys(seen)).not.toContain("origin");
});

describe("a host name", () => {
  const settings = { publicOrigin: "https://calima.example", isHttps: true };
  const handler = (request: Request) => new Response(new URL(request.url).origin);

  it("other than the public one is redirected to it", async () => {
    const site = await startSmallSite({ handler, settings });
    const answer = await site.ask("/team?a=b", { headers: { Host: "www.calima.example" } });
    expect([answer.status, answer.headers.location]).toEqual([308, "https://calima.example/team?a=b"]);
  });

  it.each(["Calima.Example", "calima.example:443", "calima.example"])("like %s is accepted, and Remix sees the public one", async (host) => {
    const site = await startSmallSite({ handler, settings });
    const { status, text } = await site.ask("/admin/login", { headers: { Host: host } });
    expect([status, text]).toEqual([200, "https://calima.example"]);
  });

  it("other than the public one is redirected without caching, because the public one may change", async () => {
    const site = await startSmallSite({ handler, settings });
    expect((await site.ask("/team", { headers: { Host: "www.calima.example" } })).headers["cache-control"]).toBe("no-store");
  });

  it.each(["localhost:99999", "127.999.1.1", "127.0.0.1:70000", "[::1]:99999"])("that is invalid, like %s, is refused", async (host) => {
    for (const own of [settings, {}]) {
      const site = await startSmallSite({ handler, settings: own });
      expect((await site.ask("/admin/login", { headers: { Host: host } })).status).toBe(400);
      expect([site.reached, site.errors]).toEqual([[], []]);
    }
  });

  it("other than the public one is refused for a post", async () => {
    const site = await startSmallSite({ handler, settings });
    const headers = { ...OWN_FORM, Host: "rebound.example" };
    expect((await site.ask("/language", { method: "POST", headers, body: "" })).status).toBe(421);
    expect(site.reached).toEqual([]);
  });

  it("gives Remix the public origin, and the local one for requests from this machine", async () => {
    const site = await startSmallSite({ handler, settings });
    expect((await site.ask("/x", { headers: { Host: "calima.example" } })).text).toBe("https://calima.example");
    expect((await site.ask("/x", { headers: { Host: "localhost:3000" } })).text).toBe("http://localhost:3000");
  });

  it.each(["172.19.0.2:3000", "calima_site:3000"])("like %s is accepted for reading health and metrics, but not an invalid one", async (host) => {
    const site = await startSmallSite({ handler, settings: { ...settings, metricsToken: "only for this test" } });
    expect((await site.ask("/health", { headers: { Host: host } })).status).toBe(200);
    expect((await site.ask("/metrics", { headers: { Host: host } })).status).toBe(401);
    expect((await site.ask("/health", { method: "POST", headers: { ...OWN_FORM, Host: host }, body: "" })).status).toBeGreaterThanOrEqual(400);
    expect((await site.ask("/", { headers: { Host: "a/b@c" } })).status).toBe(400);
    expect([site.reached, site.errors]).toEqual([[], []]);
  });
});
