import { createHash } from "node:crypto";
import { connect } from "node:net";
import { request } from "node:http";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { createHttpServer } from "../../server/http-server";
import { fieldCounter } from "../../server/posts/field-count";
import { ask, OWN_FORM } from "./ask";
import { portOf, sessionIn, type SmallSite, startSmallSite } from "./small-site";

const KB = 1024;
const MB = 1024 * KB;

/** Reads the whole body, as a form action does, and answers its length. */
const readsAll = async (request: Request) => new Response(`read ${(await request.arrayBuffer()).byteLength}`);

const MULTIPART = { ...OWN_FORM, "Content-Type": "multipart/form-data; boundary=cut" };

describe("the check of request heads", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])("refuses the method %s, and names the allowed ones", async (method) => {
    const site = await startSmallSite({ handler: readsAll });
    const answer = await site.ask("/team", { method, headers: OWN_FORM });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect(site.reached).toEqual([]);
  });

  it.each(["GET", "POST"])("refuses Remix's former data channel (%s)", async (method) => {
    const site = await startSmallSite({ handler: readsAll });
    for (const path of ["/?_data=routes/home", "/team?x=1&_data=routes%2Fteam", "/admin/team?_data", "/team?%5Fdata=x", "/team?a&_d%61ta"]) {
      expect((await site.ask(path, { method, headers: OWN_FORM })).status, path).toBe(400);
    }
    expect(site.reached).toEqual([]);
  });

  it("refuses a GET request with a body", async () => {
    const site = await startSmallSite({ handler: readsAll });
    expect((await site.ask("/team", { body: "x" })).status).toBe(400);
    expect((await site.ask("/team", { headers: { "Transfer-Encoding": "chunked" } })).status).toBe(400);
  });

  it("refuses a second Host header", async () => {
    const site = await startSmallSite({ handler: readsAll });
    expect(await rawAnswer(site.port, "GET /team HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
    expect(site.reached).toEqual([]);
  });

  it("needs no Host header for the health check of an old proxy", async () => {
    const site = await startSmallSite({ handler: readsAll });
    expect(await rawAnswer(site.port, "GET /health HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200/);
    expect(await rawAnswer(site.port, "GET /x HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  });

  it.each(["/\\team", "/x\\..\\admin", "/admin\\team", "/x/team/%00/edit", "/admin/logs?person=%00"])("refuses a backslash in a path, and a NUL: %s", async (path) => {
    const site = await startSmallSite({ handler: readsAll });
    expect(await rawAnswer(site.port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
    expect([site.reached, site.errors]).toEqual([[], []]);
  });

  it("refuses an absolute URL in the request line", async () => {
    const site = await startSmallSite({ handler: readsAll });
    expect(await rawAnswer(site.port, "GET http://evil.example/team HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  });

  it.each(["/x/%E0%A4%A", "/x/team/%", "/x/admin-%ZZ/x?a=%"])("passes a broken escape on as literal characters: %s", async (path) => {
    const site = await startSmallSite({ handler: ({ url }) => new Response(decodeURIComponent(new URL(url).pathname)) });
    expect((await site.ask(path)).text).toBe(path.split("?")[0]);
    expect((await site.ask("/x/caf%C3%A9%25")).text).toBe("/x/café%");
  });

  it("reduces any number of consecutive slashes to one", async () => {
    const site = await startSmallSite({ handler: ({ url }) => new Response(new URL(url).pathname) });
    for (const path of ["//x/team", "/x//team/", `/${"/".repeat(15 * KB)}x${"/".repeat(50)}team?a=//b`]) {
      expect((await site.ask(path)).text).toMatch(/^\/x\/team\/?$/);
    }
  });

  it("refuses heads that are too large or never end", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${"a".repeat(20 * KB)}\r\n\r\n`;
    expect(await rawAnswer(site.port, large)).toMatch(/^HTTP\/1.1 431/);
    const impatient = createHttpServer((_, response) => response.end(), { hasProxy: false, headersTimeout: 200, connectionsCheckingInterval: 50 });
    impatient.listen(0, "127.0.0.1");
    await once(impatient, "listening");
    expect(await rawAnswer(portOf(impatient), "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")).toMatch(/^HTTP\/1.1 408/);
    impatient.close();
  });
});

describe("the size of a body", () => {
  it("may be 256 KB for a form", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const answer = await site.ask("/admin/team/new", { method: "POST", headers: OWN_FORM, body: "a".repeat(256 * KB) });
    expect(answer.text).toBe(`read ${256 * KB}`);
  });

  it("is refused above that without a word about pictures, whether its size is declared or not", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const declared = await site.ask("/de/kontakt", { method: "POST", headers: OWN_FORM, body: "a".repeat(257 * KB) });
    expect(declared.status).toBe(413);
    const head = "POST /de/kontakt HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n";
    const undeclared = await rawAnswer(site.port, `${head}${(257 * KB).toString(16)}\r\n${"a".repeat(257 * KB)}\r\n0\r\n\r\n`);
    for (const text of [declared.text, undeclared]) expect(text).toMatch(/<h1>Das war zu viel auf einmal<\/h1>(?!.*Bild)/s);
  });

  it("may be 64 MB only for an administration form with files and a session", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const headers = { ...MULTIPART, ...(await sessionIn(site)) };
    const upload = { method: "POST", headers, body: Buffer.alloc(64 * MB) };
    for (const path of ["/admin/team/new", "/admin/media/upload.data"]) {
      expect((await site.ask(path, upload)).text, path).toBe(`read ${64 * MB}`);
      expect((await site.ask(path, { ...upload, body: Buffer.alloc(64 * MB + 1) })).status).toBe(413);
    }
    expect((await site.ask("/kontakt", { ...upload, body: Buffer.alloc(MB) })).status).toBe(413);
    const text = { method: "POST", headers: OWN_FORM, body: "a".repeat(257 * KB) };
    expect((await site.ask("/admin/team/new", text)).status).toBe(413);
  });

  it("is refused by its Content-Length alone: nothing is read, and nothing runs", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const head = `POST /language HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${2 ** 31}\r\n\r\n`;
    expect(await rawAnswer(site.port, head)).toMatch(/^HTTP\/1.1 413/);
    expect(site.reached).toEqual([]);
  });

  it("is checked before 100-continue is answered", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const head = "POST /language HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nExpect: 100-continue\r\nConnection: close\r\n";
    expect(await rawAnswer(site.port, `${head}Content-Length: 999999\r\n\r\n`)).toMatch(/^HTTP\/1.1 413/);
    expect(await rawAnswer(site.port, `${head}Content-Length: 2\r\n\r\nab`)).toMatch(/^HTTP\/1.1 100 Continue[^]*read 2/);
  });

  it("is checked without regard to any other Expect header, and the answer has all its headers", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const answer = await rawAnswer(site.port, "GET /x HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 200[^]*x-frame-options: deny[^]*read 0/i);
  });

  it("is counted if there is no Content-Length: 2 GB are cut at the limit with an error page, and nothing runs", async () => {
    const site = await startSmallSite({ handler: readsAll });
    for (const cookie of [{}, await sessionIn(site)]) {
      const { status, text, sent } = await upload(site, 2 * 1024 * MB, cookie);
      expect(status).toBe(413);
      expect(text).toContain("Das ist zu groß");
      expect(sent).toBeGreaterThan(63 * MB);
      expect(sent).toBeLessThan(128 * MB);
    }
    expect([site.reached, site.errors]).toEqual([[], []]);
  });
});

describe("the number of fields", () => {
  it.each([1, 2, 7, 64 * KB])("is counted in pieces of %i bytes", (size) => {
    const body = Buffer.from("--cut\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(202));
    const hasTooMany = fieldCounter(MULTIPART["Content-Type"]);
    const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, index) => body.subarray(index * size, (index + 1) * size));
    expect(pieces.map(hasTooMany).at(-1)).toBe(true);
  });

  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join("&");
  const parts = (count: number) =>
    `${Array.from({ length: count }, () => '--cut\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n').join("")}--cut--\r\n`;

  /** Pieces that are shorter than the separator of two fields, hardly longer, and with many fields each. */
  const SIZES = [3, 7, 1000, 100_000];

  it("may be 200, wherever the pieces of the body are cut", async () => {
    const site = await startSmallSite({ handler: readsAll });
    for (const [headers, body] of [[OWN_FORM, fields(200)], [MULTIPART, parts(200)]] as const) {
      for (const size of SIZES) expect(await inPieces(site, { headers, body, size }), `pieces of ${size}`).toBe(200);
    }
  });

  it("may not be more, wherever the pieces of the body are cut", async () => {
    const site = await startSmallSite({ handler: readsAll });
    for (const [headers, body] of [[OWN_FORM, fields(201)], [MULTIPART, parts(201)]] as const) {
      for (const size of SIZES) expect(await inPieces(site, { headers, body, size }), `pieces of ${size}`).toBe(413);
    }
  });
});

describe("the error page", () => {
  it("is in the visitor's language, and in German for the administration", async () => {
    const site = await startSmallSite({ handler: readsAll });
    const put = (path: string, headers: Record<string, string>) => site.ask(path, { method: "PUT", headers });
    expect((await put("/team", { "Accept-Language": "es-ES,es;q=0.9" })).text).toContain('<html lang="es">');
    expect((await put("/team", { Cookie: "preferred-language=en" })).text).toContain('<html lang="en">');
    const admin = await put("/admin/team", { "Accept-Language": "es" });
    expect(admin.text).toContain('<html lang="de">');
    expect(admin.headers["content-security-policy"]).toContain("default-src 'none'");
    const [, style = ""] = /<style>([^]*)<\/style>/.exec(admin.text) ?? [];
    expect(admin.headers["content-security-policy"]).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(admin.headers["cache-control"]).toBe("no-store");
  });
});

describe("a post to a path without a form", () => {
  const refusing = (type: string) => () => new Response("Method Not Allowed", { status: 405, headers: { "Content-Type": type } });
  const post = { method: "POST", headers: { ...OWN_FORM, "Accept-Language": "de" }, body: "a=b" };

  it.each([
    ["/media/a.webp", "de", "Hierhin lässt sich nichts senden"],
    ["/en/robots.txt", "en", "Nothing can be sent to this address"],
  ])("gets an error page in the language of the address, or else of the browser: %s", async (path, language, title) => {
    const site = await startSmallSite({ handler: refusing("application/json") });
    const { status, headers, text } = await site.ask(path, post);
    expect([status, headers.allow, headers["content-type"]]).toEqual([405, "GET, HEAD", "text/html; charset=utf-8"]);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it("gets Remix's own page if there is one", async () => {
    const site = await startSmallSite({ handler: refusing("text/html; charset=utf-8") });
    expect((await site.ask("/team", post)).text).toBe("Method Not Allowed");
  });
});

describe("an action that answers without reading", () => {
  it("reaches a client that is still sending", async () => {
    const site = await startSmallSite({ handler: () => new Response("not read") });
    const large = { method: "POST", headers: MULTIPART, body: Buffer.alloc(6 * MB) };
    for (let turn = 0; turn < 10; turn += 1) expect((await ask(site.port, "/admin/team/new", large)).text).toBe("not read");
  });
});

/** Sends a file of this size as fast as it is read, until there is an answer. */
function upload(site: SmallSite, bytes: number, cookie: Record<string, string>): Promise<{ status: number; text: string; sent: number }> {
  return new Promise((resolve) => {
    const piece = Buffer.alloc(64 * KB);
    let sent = 0;
    let text = "";
    let status = 0;
    const post = request({ host: "127.0.0.1", port: site.port, path: "/admin/team/new", method: "POST", headers: { ...MULTIPART, ...cookie } });
    post.on("response", (answer) => {
      status = answer.statusCode ?? 0;
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk)).on("error", () => undefined);
    });
    post.on("error", () => undefined).once("close", () => resolve({ status, text, sent }));
    const more = () => {
      while (sent < bytes && !post.destroyed) {
        sent += piece.length;
        if (!post.write(piece)) return void post.once("drain", more);
      }
      post.end();
    };
    more();
  });
}

/** The status of a form that is sent in pieces of this size. */
function inPieces(site: SmallSite, { headers, body, size }: { headers: Record<string, string>; body: string; size: number }) {
  return new Promise<number>((resolve, reject) => {
    const post = request({ host: "127.0.0.1", port: site.port, path: "/admin/team/new", method: "POST", headers });
    post.once("response", (answer) => resolve(answer.resume().statusCode ?? 0)).once("error", reject);
    for (let at = 0; at < body.length; at += size) post.write(body.slice(at, at + size));
    post.end();
  });
}

/** The answer to these bytes, until the connection closes or the head of the final answer has arrived. */
function rawAnswer(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (/^HTTP\/1.1 (?!100)/.test(text)) socket.end();
    });
    socket.once("close", () => resolve(text)).once("error", reject);
  });
}
