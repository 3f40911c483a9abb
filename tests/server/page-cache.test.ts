import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { until } from "../harness/until";
import { OWN_FORM } from "./ask";
import { noticeCookie, previewCookie } from "~/http/cookies";
import { LANGUAGES } from "~/i18n/languages";
import { screenPath } from "~/paths";
import { SESSION_SECRET, type SmallHandler, type SmallSite, startSmallSite } from "./small-site";

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0, must-revalidate" };

/** A page with the content of the database, and with everything that it receives about its visitor. */
const showsSetting: SmallHandler = (request, { database }) => {
  const query = database.prepare<[], string>("SELECT value FROM website_settings WHERE key = 'k'");
  const value = query.pluck().get() ?? "nothing";
  const told = [request.headers.get("Accept-Language"), request.headers.get("Cookie"), new URL(request.url).pathname];
  return new Response(`<!doctype html><p>${value}</p><p>${told.join(" | ")}</p>${"<i>filling</i>".repeat(50)}`, { headers: HTML });
};

function save({ database }: SmallSite, value: string) {
  database
    .prepare(
      `INSERT INTO website_settings (key, value, version, updated_at) VALUES ('k', ?, 1, '2026-01-01')
       ON CONFLICT DO UPDATE SET value = excluded.value`,
    )
    .run(value);
}

describe("a page", () => {
  it("is rendered once and then answered from memory", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const answers = [await site.ask("/team"), await site.ask("/team"), await site.ask("/TEAM/")];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(site.reached).toHaveLength(1);
  });

  it("is rendered once for all simultaneous requests", async () => {
    const site = await startSmallSite({
      handler: async () => {
        await pause(50);
        return new Response("<p>slow</p>", { headers: HTML });
      },
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => site.ask("/team")));
    expect(answers.every(({ status, text }) => status === 200 && text === "<p>slow</p>")).toBe(true);
    expect(site.reached).toHaveLength(1);
  });

  it("is the same page with any tracking parameters", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (let visit = 0; visit < 50; visit += 1) await site.ask(`/team?utm_source=${visit}&gclid=${Math.random()}`);
    expect(site.reached.map(({ url }) => new URL(url).search)).toEqual([""]);
  });

  it("is another one for each page of a list, but ignores invalid page numbers", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (const query of ["?page=2&utm_source=a", "?gclid=b&page=2", "?page=1", "?page=02", "?page=2x", "?page=1000", "?mypage=3", ""]) await site.ask(`/team${query}`);
    for (const query of ["?page=2", ""]) await site.ask(`/vision${query}`);
    const rendered = site.reached.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
    expect(rendered).toEqual(["/team?page=2", "/team", "/vision"]);
  });

  it("has the security headers, from memory as well", async () => {
    const site = await startSmallSite({ handler: showsSetting, settings: { isHttps: true } });
    for (const { headers } of [await site.ask("/team"), await site.ask("/team")]) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "strict-transport-security": "max-age=31536000",
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding, Accept-Language, Cookie",
      });
    }
  });
});

describe("many page numbers of a list", () => {
  const slowTeam: SmallHandler = async ({ url }) => {
    if (new URL(url).searchParams.has("page")) await pause(20);
    return new Response("<p>members</p>", { headers: HTML });
  };

  it("delay no other page: those that are not in memory are refused while many wait", async () => {
    const site = await startSmallSite({ handler: slowTeam });
    const known = await site.ask("/team?page=999");
    const numbers = Array.from({ length: 300 }, (_, index) => site.ask(`/team?page=${index + 2}`));
    let answered = 0;
    for (const number of numbers) void number.then(() => (answered += 1));
    await until("all requests have arrived, and only the crowd still waits", () => Promise.resolve(answered > 265));
    const since = site.reached.length;
    expect((await site.ask("/vision")).status).toBe(200);
    expect(site.reached.length - since).toBeLessThan(60);
    save(site, "new");
    expect((await site.ask("/team?page=999")).text).toBe(known.text);
    const refused = (await Promise.all(numbers)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]?.headers["retry-after"]).toBe("5");
    expect((await site.ask("/team?page=300")).status).toBe(200);
    expect(site.errors).toEqual([]);
  });

  it("are served during a crowd if they are being rendered for another visitor", async () => {
    const gate = new EventEmitter();
    const site = await startSmallSite({
      handler: async () => {
        await once(gate, "open");
        return new Response("<p>members</p>", { headers: HTML });
      },
    });
    const first = site.ask("/team?page=2");
    await until("the first is being rendered", () => Promise.resolve(site.reached.length === 1));
    let refused = 0;
    const crowd = Array.from({ length: 200 }, async (_, index) => {
      const { status } = await site.ask(`/team?page=${index + 3}`);
      if (status === 503) refused += 1;
    });
    await until("the crowd is large enough", () => Promise.resolve(refused > 0));
    const second = site.ask("/team?page=2");
    await until("the crowd is refused", () => Promise.resolve(refused > 150));
    const opening = setInterval(() => gate.emit("open"), 10);
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    await Promise.all(crowd);
    clearInterval(opening);
  });
});

describe("a flood of made-up cookies and languages", () => {
  const choices = ["", "x", ...Array.from({ length: 8 }, (_, mask) => ["necessary", ...["analytics", "marketing", "preferences"].filter((_one, bit) => mask & (1 << bit))].join("."))];
  const visits = choices.flatMap((choice) =>
    ["map", "video", "<odd>"].flatMap((once) =>
      [...LANGUAGES, "xx-XX", "yy"].map((language) => ({
        "Accept-Language": language,
        Cookie: `cookie-preferences=${choice}; embed-once=${once}; maintenance-popup-closed=true; x=${Math.random().toString()}`,
      })),
    ),
  );

  it("creates only as many versions of a page as it has choices in each language", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (const path of ["/projekte/known", "/team"]) for (const headers of visits) await site.ask(path, { headers });
    const renderings = (path: RegExp) => site.reached.filter((request) => path.test(pathOf(request))).length;
    const team = new RegExp(LANGUAGES.map((language) => screenPath("team", language)).join("|"));
    expect([renderings(/known/), renderings(team)]).toEqual([9 * 2 * LANGUAGES.length, 9 * LANGUAGES.length]);
  });

  it("delays no other page: pages that are not in memory are refused while many wait, those without choices last", async () => {
    const site = await startSmallSite({
      handler: async (request) => {
        if (pathOf(request).includes("known-")) await pause(20);
        return new Response("<p>page</p>", { headers: HTML });
      },
    });
    const ask = (number: number, cookie: string) => site.ask(`/projekte/known-${number.toString()}`, { headers: { Cookie: cookie } });
    const answers = Array.from({ length: 400 }, (_, number) => ask(number, "cookie-preferences=necessary"));
    let answered = 0;
    for (const answer of answers) void answer.then(() => (answered += 1));
    await until("all requests have arrived, and only the crowd still waits", () => Promise.resolve(answered > 290));
    const since = site.reached.length;
    expect((await site.ask("/vision")).status).toBe(200);
    expect(site.reached.length - since).toBeLessThan(150);
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    const plain = await Promise.all(Array.from({ length: 400 }, (_, number) => ask(number, "")));
    expect(plain.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
    expect(site.errors).toEqual([]);
  });
});

describe("an edit", () => {
  it("is in the next answer, a hundred times", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (let turn = 0; turn < 100; turn += 1) {
      save(site, `edit ${turn}`);
      expect((await site.ask("/team")).text).toContain(`<p>edit ${turn}</p>`);
    }
  });

  it("that is rolled back changes nothing and causes no rendering", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const before = await site.ask("/team");
    site.database.exec("BEGIN");
    save(site, "never");
    site.database.exec("ROLLBACK");
    expect((await site.ask("/team")).text).toBe(before.text);
    expect(site.reached).toHaveLength(1);
  });

  it("that is committed during a rendering makes that rendering outdated", async () => {
    const gate = new EventEmitter();
    const site = await startSmallSite({
      handler: async (request, parts) => {
        const page = await showsSetting(request, parts);
        if (site.reached.length === 1) await once(gate, "open");
        return page;
      },
    });
    save(site, "before");
    const first = site.ask("/team");
    await until("the rendering has begun", () => Promise.resolve(site.reached.length === 1));
    save(site, "after");
    const second = site.ask("/team");
    await until("the second request is rendered separately", () => Promise.resolve(site.reached.length === 2));
    gate.emit("open");
    expect((await first).text).toContain("<p>before</p>");
    expect((await second).text).toContain("<p>after</p>");
    expect((await site.ask("/team")).text).toContain("<p>after</p>");
  });

  it("gives the page a new ETag, so that browsers load it", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const { headers } = await site.ask("/team");
    save(site, "new");
    const next = await site.ask("/team", { headers: { "If-None-Match": headers.etag ?? "" } });
    expect(next.status).toBe(200);
    expect(next.headers.etag).not.toBe(headers.etag);
  });
});

describe("rendering ahead", () => {
  it("renders requested pages again after an edit, the most requested first and one at a time", async () => {
    let running = 0;
    let most = 0;
    const site = await startSmallSite({
      handler: async (request, parts) => {
        most = Math.max(most, ++running);
        await pause(5);
        running -= 1;
        return showsSetting(request, parts);
      },
    });
    for (const path of ["/vision", "/team", "/team", "/team", "/kontakt", "/kontakt"]) await site.ask(path);
    save(site, "new");
    await until("all three are rendered again", () => Promise.resolve(site.reached.length === 6));
    expect(site.reached.slice(3).map(pathOf)).toEqual(["/team", "/kontakt", "/vision"]);
    expect(most).toBe(1);
    expect((await site.ask("/team")).text).toContain("<p>new</p>");
    expect(site.reached).toHaveLength(6);
  });

  it("starts again with the most requested page if the content changes meanwhile", async () => {
    const site = await startSmallSite({
      handler: (request, parts) => {
        if (site.reached.length === 4) save(site, "newer");
        return showsSetting(request, parts);
      },
    });
    for (const path of ["/vision", "/kontakt", "/kontakt", ...Array<string>(8).fill("/team")]) await site.ask(path);
    save(site, "new");
    await until("all are rendered again", () => Promise.resolve(site.reached.length === 7));
    expect(site.reached.slice(3).map(pathOf)).toEqual(["/team", "/team", "/kontakt", "/vision"]);
  });

  it("starts after a form, and drops pages that nobody has requested since the last time", async () => {
    const site = await startSmallSite({
      handler: (request, parts) => {
        if (request.method !== "POST") return showsSetting(request, parts);
        save(site, `posted ${site.reached.length}`);
        return new Response("saved");
      },
    });
    const post = () => site.ask("/admin/settings", { method: "POST", headers: OWN_FORM, body: "" });
    const renderings = (path: string) => site.reached.filter((request) => pathOf(request) === path).length;
    await site.ask("/team");
    await post();
    await until("the page is rendered again", () => Promise.resolve(renderings("/team") === 2));
    await site.ask("/vision");
    await post();
    await until("the other page is rendered again", () => Promise.resolve(renderings("/vision") === 2));
    await site.ask("/kontakt");
    await post();
    await until("the third page is rendered again", () => Promise.resolve(renderings("/kontakt") === 2));
    expect(renderings("/team")).toBe(2);
  });
});

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

describe("the encodings", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["gzip, br;q=0.000", "gzip"],
    ["gzip;q=0.8, br; q=0.5", "br"],
    ["GZIP", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("for '%s' is %s, and the text is the same", async (accepted, encoding) => {
    const site = await startSmallSite({ handler: showsSetting });
    const plain = await site.ask("/team");
    const answer = await site.ask("/team", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    expect(answer.text).toBe(plain.text);
  });

  it("have a strong ETag each, and a 304 for a browser that has it", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const tags = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const first = await site.ask("/team", { headers: { "Accept-Encoding": encoding } });
      const tag = first.headers.etag ?? "";
      const ask = (known: string) => site.ask("/team", { headers: { "Accept-Encoding": encoding, "If-None-Match": known } });
      const known = await ask(tag);
      expect([known.status, known.bytes.length, known.headers.etag, known.headers.vary]).toEqual([304, 0, tag, first.headers.vary]);
      expect((await ask(`"other", ${tag}`)).status).toBe(304);
      expect((await ask('"other"')).status).toBe(200);
      tags.push(tag);
    }
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
  });

  it("set the headers of a HEAD request, without a body", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const get = await site.ask("/team", { headers: { "Accept-Encoding": "br" } });
    const head = await site.ask("/team", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.bytes).toHaveLength(0);
    expect([head.headers.etag, head.headers["content-length"]]).toEqual([get.headers.etag, get.headers["content-length"]]);
  });
});

describe("the visitor", () => {
  it("gets the language of the path, else of the cookie, else of the browser, else German - and never another visitor's", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const visits: [path: string, headers: Record<string, string>, told: string][] = [
      ["/team", {}, "de |  | /team"],
      ["/team", { "Accept-Language": "es-ES,es;q=0.9,en;q=0.8" }, "es |  | /equipo"],
      ["/team", { "Accept-Language": "xx-XX,es;q=0.9" }, "de |  | /team"],
      ["/team", { "Accept-Language": "es", Cookie: "a=b; preferred-language=en" }, "en |  | /team"],
      ["/team", { "Accept-Language": "en", Cookie: "preferred-language=xx" }, "en |  | /team"],
      ["/EN/team", { "Accept-Language": "es", Cookie: "preferred-language=de" }, " |  | /en/team"],
      ["/es", { "Accept-Language": "en" }, " |  | /es"],
    ];
    const many = Array.from({ length: 20 }, () => visits).flat();
    const answers = await Promise.all(many.map(([path, headers]) => site.ask(path, { headers })));
    for (const [index, { text }] of answers.entries()) expect(text).toContain(`<p>${many[index]?.[2]}</p>`);
    expect(site.reached).toHaveLength(5);
  });

  it("shares a page with visitors whose other cookies do not change it", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const choice = "cookie-preferences=necessary.analytics";
    await site.ask("/team", { headers: { Cookie: `_ga=GA1.2.3; ${choice}; x=y` } });
    const answer = await site.ask("/team", { headers: { Cookie: `${choice}; _ga=GA9.9.9`, "User-Agent": "other" } });
    expect(answer.text).toContain(`<p>de | ${choice} | /team</p>`);
    expect(site.reached).toHaveLength(1);
    await site.ask("/team", { headers: { Cookie: `maintenance-popup-closed=true; embed-once=map; ${choice}` } });
    expect(site.reached).toHaveLength(1);
    for (const [path, cookie, other] of [["/", "maintenance-popup-closed=true", "embed-once=video"], ["/kontakt", "embed-once=map", "embed-once=video"], ["/showreel", "embed-once=video", "embed-once=map"], ["/projekte/known", "embed-once=video", "embed-once=map"]] as const) {
      expect((await site.ask(path, { headers: { Cookie: cookie } })).text).toContain(`<p>de | ${cookie} | ${path}</p>`);
      expect((await site.ask(path, { headers: { Cookie: other } })).text).toContain(`<p>de |  | ${path}</p>`);
    }
  });

  it("shares a page if cookie values mean the same or are invalid", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const sent = ["necessary.marketing.analytics", "necessary.analytics.marketing", "necessary.analytics.marketing.analytics"];
    for (const value of sent) await site.ask("/", { headers: { Cookie: `cookie-preferences=${value}` } });
    expect(site.reached.map(({ headers }) => headers.get("Cookie"))).toEqual(["cookie-preferences=necessary.analytics.marketing"]);
    for (const odd of ["cookie-preferences=<odd>", "maintenance-popup-closed=<odd>", "embed-once=all"]) {
      expect((await site.ask("/", { headers: { Cookie: odd } })).text).toContain("<p>de |  | /</p>");
    }
    expect(site.reached).toHaveLength(2);
  });

  it.each([
    ["a draft preview", "/team", previewCookie],
    ["a message for the next page", "/kontakt", noticeCookie],
    ["a message for the cookies page", "/cookies", noticeCookie],
  ])("with the cookie of %s gets an answer that nobody else sees", async (_, path, cookieOf) => {
    const site = await startSmallSite({ handler: showsSetting });
    const header = await cookieOf({ secret: SESSION_SECRET, isSecure: false }).serialize("mine");
    const cookie = header.split(";", 1)[0] ?? "";
    await site.ask(path);
    for (let visit = 1; visit <= 2; visit += 1) {
      expect((await site.ask(`${path}?x=1`, { headers: { Cookie: cookie } })).text).toContain(cookie);
      expect(site.reached).toHaveLength(1 + visit);
    }
    expect(site.reached[1]?.url).toContain("?x=1");
    expect((await site.ask(path)).text).not.toContain(cookie);
  });

  it.each([["calima-preview", "/team"], ["notice", "/kontakt"]])("with an empty or invalid cookie %s gets the shared page", async (name, path) => {
    const site = await startSmallSite({ handler: showsSetting });
    await site.ask(path);
    for (const value of ["", '""', "abc"]) await site.ask(path, { headers: { Cookie: `${name}=${value}` } });
    expect(site.reached).toHaveLength(1);
  });

  it("with a session, a message for another page or a cookie with a wrong signature gets the shared page", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    const page = await site.ask("/team");
    for (let visit = 0; visit < 20; visit += 1) {
      for (const name of ["calima-session", "__Host-calima-session", "calima-preview", "notice"]) {
        const cookie = `${name}=abc.${visit}`;
        expect((await site.ask("/team", { headers: { Cookie: cookie } })).text).toBe(page.text);
      }
    }
    expect(site.reached).toHaveLength(1);
  });
});

describe("an unknown address", () => {
  const unknown: SmallHandler = (request, parts) => {
    const page = showsSetting(request, parts);
    return new Response(page instanceof Response ? page.body : null, { status: 404, headers: { ...HTML, "Cache-Control": "no-store" } });
  };

  it("has one page in each language for all such addresses, without the address in it", async () => {
    const site = await startSmallSite({ handler: unknown });
    for (let visit = 0; visit < 300; visit += 1) {
      const made = `${visit.toString()}-${Math.random().toString()}`;
      const projects = [`/projekte/x${visit.toString()}`, `/EN/projects/x-${visit.toString()}`];
      for (const path of [...projects, `/x${made}`, `/team/${made}?q=${made}`, `/media/.${made}`, `/en/${made}`, `/EN/admin/${made}`, `/assets/${made}.js`]) {
        const { status, text } = await site.ask(path, { headers: { Cookie: `a=${made}; calima-preview=${made}` } });
        expect([status, text.includes(made)]).toEqual([404, false]);
      }
    }
    expect(site.reached.map(pathOf)).toEqual(["/404", "/en/404"]);
    const spanish = await site.ask("/nowhere", { headers: { "Accept-Language": "es" } });
    expect(spanish.text).toContain("<p>es |  | /404</p>");
    const again = await site.ask("/nowhere", { headers: { "Accept-Language": "es", "If-None-Match": spanish.headers.etag ?? "" } });
    expect([again.status, again.text]).toEqual([404, spanish.text]);
  });

  it("has a new page after an edit", async () => {
    const site = await startSmallSite({ handler: unknown });
    for (const value of ["old", "new"]) {
      save(site, value);
      expect((await site.ask("/nowhere")).text).toContain(`<p>${value}</p>`);
    }
  });

  it("does not include the address of a project", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (const path of ["/projekte/known", "/en/projects/known-2"]) expect((await site.ask(path)).status).toBe(200);
    expect(site.reached.map(pathOf)).toEqual(["/projekte/known", "/en/projects/known-2"]);
  });

  it("does not include a project's address that cannot be looked up", async () => {
    const site = await startSmallSite({ handler: showsSetting, isProjectShown: () => Promise.reject(new Error("away")) });
    expect((await site.ask("/projekte/a-film")).status).toBe(200);
    expect(site.reached.map(pathOf)).toEqual(["/projekte/a-film"]);
  });

  it("does not include other spellings of a known address", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (const path of ["/team", "/equipo", "/TEAM/", "//team", "/%74eam", "/x/../team", "/de/../team"]) expect((await site.ask(path)).status).toBe(200);
    expect(site.reached.map(pathOf)).toEqual(["/team"]);
  });
});

describe("an answer that must not be shared", () => {
  it.each<[string, () => Response]>([
    ["sets a cookie", () => new Response("<p>x</p>", { headers: { ...HTML, "Set-Cookie": "id=1" } })],
    ["says no-store", () => new Response("<p>x</p>", { headers: { ...HTML, "Cache-Control": "no-store" } })],
    ["is private", () => new Response("<p>x</p>", { headers: { ...HTML, "Cache-Control": "private, max-age=60" } })],
    ["is a 404", () => new Response("<p>x</p>", { status: 404, headers: HTML })],
    ["is a 500", () => new Response("<p>x</p>", { status: 500, headers: HTML })],
    ["is not HTML", () => new Response("{}", { headers: { "Content-Type": "application/json" } })],
    ["redirects", () => new Response(null, { status: 302, headers: { Location: "/x" } })],
  ])("is not kept if it %s", async (_, make) => {
    const site = await startSmallSite({ handler: make });
    const { status, headers } = make();
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await site.ask("/team");
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(headers.get("Location") ?? undefined);
    }
    expect(site.reached.length).toBeGreaterThanOrEqual(3);
  });

  it("comes from Remix with all its cookies, and is not stored by anybody unless it says so", async () => {
    const site = await startSmallSite({
      handler: ({ url }) => {
        const headers = new Headers(url.endsWith("/kept") ? { "Cache-Control": "public, max-age=60" } : {});
        for (const cookie of ["a=1", "b=2"]) headers.append("Set-Cookie", cookie);
        return new Response("x", { headers });
      },
    });
    expect((await site.ask("/x")).headers).toMatchObject({ "cache-control": "no-store", "set-cookie": ["a=1", "b=2"] });
    expect((await site.ask("/x/kept")).headers["cache-control"]).toBe("public, max-age=60");
  });

  it("is rendered for each waiting visitor if it sets a cookie", async () => {
    let count = 0;
    const site = await startSmallSite({
      handler: async () => {
        await pause(20);
        return new Response("<p>x</p>", { headers: { ...HTML, "Set-Cookie": `id=${++count}` } });
      },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.ask("/team")));
    expect(new Set(answers.map(({ headers }) => String(headers["set-cookie"]))).size).toBe(10);
  });

  it("comes from Remix, which gets the unchanged request, if the path is not a public page", async () => {
    const site = await startSmallSite({ handler: showsSetting });
    for (const path of ["/sitemap.xml?x=1", "/en/preview/abc?x=1", "/admin/login?x=1", "/Admin/login?x=1", "/team.data?x=1"]) {
      await site.ask(path, { headers: { Cookie: "a=b" } });
      await site.ask(path, { headers: { Cookie: "a=b" } });
    }
    expect(site.reached).toHaveLength(10);
    expect(site.reached.every(({ url, headers }) => url.endsWith("?x=1") && headers.get("Cookie") === "a=b")).toBe(true);
  });
});

describe("a form", () => {
  it("that is sent to a public page reaches Remix, also if the page is in memory", async () => {
    const site = await startSmallSite({ handler: (request, parts) => (request.method === "POST" ? new Response("received") : showsSetting(request, parts)) });
    await site.ask("/kontakt");
    expect((await site.ask("/kontakt", { method: "POST", headers: OWN_FORM, body: "name=Ana" })).text).toBe("received");
  });
});

describe("an error", () => {
  it("is not kept", async () => {
    const site = await startSmallSite({
      handler: (request, parts) => {
        if (site.reached.length === 1) throw new Error("for once");
        return showsSetting(request, parts);
      },
    });
    const broken = await site.ask("/team", { headers: { "Accept-Language": "en" } });
    expect([broken.status, broken.text]).toEqual([500, expect.stringContaining("This did not work")]);
    expect((await site.ask("/team", { headers: { "Accept-Language": "en" } })).status).toBe(200);
    expect(site.errors).toHaveLength(1);
  });
});

describe("a page that cannot be rendered again", () => {
  const ELEVEN_MINUTES = 11 * 60 * 1000;
  const faulty = () => new Response("<p>Fehler beim Laden</p>", { headers: { ...HTML, "Cache-Control": "no-store" } });

  const runningTime = performance.now.bind(performance);
  const later = (milliseconds: number) => void vi.spyOn(performance, "now").mockImplementation(() => runningTime() + milliseconds);

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ["has a part that cannot be read", faulty],
    ["fails as a whole", () => new Response("<p>500</p>", { status: 500, headers: HTML })],
    ["throws", () => Promise.reject(new Error("broken"))],
  ])("stays as it was if it %s, until a good one replaces it", async (how, fail) => {
    let isWell = true;
    const site = await startSmallSite({ handler: (request, parts) => (isWell ? showsSetting(request, parts) : fail()) });
    save(site, "good");
    await site.ask("/team");
    later(ELEVEN_MINUTES);
    isWell = false;
    for (let visit = 0; visit < 20; visit += 1) {
      const { status, text } = await site.ask("/team");
      expect([status, text]).toEqual([200, expect.stringContaining("<p>good</p>")]);
    }
    expect(site.reached).toHaveLength(2);
    expect(site.errors).toHaveLength(how === "throws" ? 1 : 0);
    isWell = true;
    save(site, "better");
    expect((await site.ask("/team")).text).toContain("<p>better</p>");
  });

  it("is given up after twenty seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const site = await startSmallSite({
      handler: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("given up")));
          vi.advanceTimersByTime(20_000);
        }),
    });
    expect((await site.ask("/team")).status).toBe(500);
    expect(site.errors).toHaveLength(1);
  });

  it("is not shown as it was if it has led elsewhere since then", async () => {
    let answer: SmallHandler = showsSetting;
    const site = await startSmallSite({ handler: (request, parts) => answer(request, parts) });
    const moved = () => new Response(null, { status: 302, headers: { Location: "/x", "Cache-Control": "no-store" } });
    const statuses: number[] = [];
    for (const next of [showsSetting, moved, () => Promise.reject(new Error("broken"))]) {
      answer = next;
      save(site, statuses.length.toString());
      statuses.push((await site.ask("/team")).status);
    }
    expect(statuses).toEqual([200, 302, 500]);
  });

  it("is retried after some seconds without delaying visitors, even if the clock was set back", async () => {
    const gate = new EventEmitter();
    const site = await startSmallSite({
      handler: async (request, parts) => {
        if (site.reached.length === 1) return showsSetting(request, parts);
        if (site.reached.length === 3) await once(gate, "open");
        return site.reached.length === 2 ? faulty() : new Response("<p>new</p>", { headers: HTML });
      },
    });
    save(site, "good");
    await site.ask("/team");
    later(ELEVEN_MINUTES);
    await site.ask("/team");
    later(ELEVEN_MINUTES + 6_000);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - ELEVEN_MINUTES });
    expect((await site.ask("/team")).text).toContain("<p>good</p>");
    expect(site.reached).toHaveLength(3);
    gate.emit("open");
    await until("the new page is there", async () => (await site.ask("/team")).text === "<p>new</p>");
  });
});
