import { describe, expect, it } from "vitest";
import { startSmallSite } from "./small-site";

/** Every way to an action: a page, single fetch, Remix's former data channel, a resource route, the front's own routes. */
const CHANNELS = [
  "/admin/team/new",
  "/admin/team/new.data",
  "/admin/team/new?_data=routes%2Fadmin.team.new",
  "/language",
  "/media/x.webp",
  "/health",
  "/",
];

const FOREIGN: Record<string, Record<string, string>> = {
  "another site": { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  "another site with our own Origin": { "Sec-Fetch-Site": "cross-site", Origin: "https://calima.example" },
  "a neighbouring domain": { "Sec-Fetch-Site": "same-site" },
  "an older browser": { Origin: "https://evil.example" },
  "our name with another scheme": { Origin: "ftp://calima.example" },
  "our name without TLS": { Origin: "http://calima.example" },
  "a host that begins with our name": { Origin: "https://calima.example.evil.example" },
  "a sandboxed frame": { Origin: "null" },
  "an unknown origin": {},
  "a page with a forged X-Forwarded-Host": { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
};

const OWN: Record<string, Record<string, string>> = {
  "our own page": { "Sec-Fetch-Site": "same-origin" },
  "the person directly": { "Sec-Fetch-Site": "none" },
  "our own page in an older browser": { Origin: "https://calima.example" },
};

const settings = { publicOrigin: "https://calima.example", isHttps: true };

describe("a post", () => {
  it.each(Object.entries(FOREIGN))("from %s is refused over every channel", async (_, foreign) => {
    const site = await startSmallSite({ handler: () => new Response("ran"), settings });
    for (const path of CHANNELS) {
      const headers = { Host: "calima.example", ...foreign };
      const { status } = await site.ask(path, { method: "POST", headers, body: "a=b" });
      expect(status, path).toBe(path.includes("_data") ? 400 : 403);
    }
    expect(site.reached).toEqual([]);
  });

  it.each(Object.entries(OWN))("from %s runs", async (_, own) => {
    const site = await startSmallSite({ handler: () => new Response("ran"), settings });
    for (const path of CHANNELS.filter((path) => !path.includes("_data"))) {
      const headers = { Host: "calima.example", ...own };
      expect((await site.ask(path, { method: "POST", headers, body: "a=b" })).text, path).toBe("ran");
    }
  });

  it("is compared with the requested host if the public origin is not set", async () => {
    const site = await startSmallSite({ handler: () => new Response("ran") });
    const post = (origin: string) => site.ask("/language", { method: "POST", headers: { Host: "a.test:81", Origin: origin } });
    expect((await post("http://a.test:81")).status).toBe(200);
    expect((await post("http://a.test")).status).toBe(403);
  });
});

describe("reading from another site", () => {
  it("is allowed, because links need it", async () => {
    const site = await startSmallSite({ handler: () => new Response("read"), settings });
    const headers = { Host: "calima.example", "Sec-Fetch-Site": "cross-site" };
    expect((await site.ask("/team", { headers })).text).toBe("read");
  });
});
