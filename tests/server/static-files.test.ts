import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { listClientFiles } from "../../scripts/build-steps/client-files.mjs";
import { until } from "../harness/until";
import { OWN_FORM } from "./ask";
import { startSmallSite } from "./small-site";

const VIDEO = randomBytes(100_000);
const SCRIPT = `console.log(${JSON.stringify("x".repeat(5_000))});`;

let root: string;
let clientFiles: { folder: string; listFile: string };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "calima-client-"));
  clientFiles = { folder: join(root, "client"), listFile: join(root, "client-files.json") };
  await mkdir(join(clientFiles.folder, "assets"), { recursive: true });
  await writeFile(join(clientFiles.folder, "assets/site-AbC123.js"), SCRIPT);
  await writeFile(join(clientFiles.folder, "showreel.webm"), VIDEO);
  await writeFile(join(clientFiles.folder, "empty.txt"), "");
  await writeFile(join(root, "secret"), "secret");
  await listClientFiles(clientFiles);
});

afterAll(() => rm(root, { recursive: true }));

const start = () => startSmallSite({ handler: () => new Response("from Remix", { status: 404 }), settings: { clientFiles } });

describe("a file of the build", () => {
  it("with a hash in its name is cached for ever, and compressed in advance", async () => {
    const site = await start();
    const tags = new Set<string | undefined>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await site.ask("/assets/site-AbC123.js", { headers: { "Accept-Encoding": encoding } });
      expect(answer.text).toBe(SCRIPT);
      expect(answer.bytes.length).toBe(Number(answer.headers["content-length"]));
      expect(answer.bytes.length < 1_000).toBe(encoding !== "identity");
      expect(answer.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        "x-content-type-options": "nosniff",
        vary: "Accept-Encoding",
      });
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(3);
    expect(site.reached).toEqual([]);
  });

  it("that is not kept in memory is not hidden by the page for unknown addresses, which is", async () => {
    const html = { status: 404, headers: { "Content-Type": "text/html" } };
    const site = await startSmallSite({ handler: () => new Response("<p>unknown</p>", html), settings: { clientFiles } });
    for (const path of ["/nowhere", "/nowhere", "/elsewhere"]) expect((await site.ask(path)).status).toBe(404);
    expect(site.reached).toHaveLength(1);
    expect((await site.ask("/showreel.webm", { headers: { Range: "bytes=0-9" } })).status).toBe(206);
  });

  it("without a hash in its name is revalidated, and answered with 304 if unchanged", async () => {
    const site = await start();
    const first = await site.ask("/showreel.webm");
    expect(first.headers["cache-control"]).not.toContain("immutable");
    const again = await site.ask("/showreel.webm", { headers: { "If-None-Match": first.headers.etag ?? "" } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("that has no compressed copy is sent as it is", async () => {
    const site = await start();
    const { status, headers, bytes } = await site.ask("/showreel.webm", { headers: { "Accept-Encoding": "br, gzip" } });
    expect([status, headers["content-encoding"], headers.vary, bytes.equals(VIDEO)]).toEqual([200, undefined, undefined, true]);
  });

  it("that is empty, or requested with HEAD, has no body", async () => {
    const site = await start();
    expect(await site.ask("/empty.txt")).toMatchObject({ status: 200, text: "" });
    expect((await site.ask("/empty.txt", { headers: { Range: "bytes=-5" } })).status).toBe(416);
    const head = await site.ask("/showreel.webm", { method: "HEAD" });
    expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([200, 0, "100000"]);
  });

  it("must be in the list: no path leads out of the folder", async () => {
    const site = await start();
    for (const path of ["/../secret", "/assets/../../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/site-AbC123.js.br"]) {
      expect((await site.ask(path)).text, path).toBe("from Remix");
    }
  });
});

it("a form that is sent to the address of a file goes to Remix", async () => {
  const site = await startSmallSite({ handler: () => new Response("from Remix"), settings: { clientFiles }, files: { "media/a.webp": "x" } });
  for (const path of ["/assets/site-AbC123.js", "/showreel.webm", "/media/a.webp"]) {
    expect((await site.ask(path, { method: "POST", headers: OWN_FORM, body: "a=b" })).text, path).toBe("from Remix");
  }
});

describe("a small file", () => {
  it("that the disk cannot read breaks only this one answer", async () => {
    const site = await start();
    const script = join(clientFiles.folder, "assets/site-AbC123.js");
    await rename(script, `${script}.away`);
    const { status, text } = await site.ask("/assets/site-AbC123.js");
    expect([status, text]).toEqual([500, expect.stringContaining("Das hat nicht geklappt")]);
    expect(site.errors).toMatchObject([{ code: "ENOENT" }]);
    await rename(`${script}.away`, script);
    expect((await site.ask("/assets/site-AbC123.js")).text).toBe(SCRIPT);
  });
});

describe("a large file", () => {
  it("that the disk cannot read is reported as an error", async () => {
    const site = await start();
    const film = join(clientFiles.folder, "showreel.webm");
    await rename(film, `${film}.away`);
    await expect(site.ask("/showreel.webm")).rejects.toThrow();
    await rename(`${film}.away`, film);
    await until("the error is reported", () => Promise.resolve(site.errors.length > 0));
    expect(site.errors).toMatchObject([{ code: "ENOENT" }]);
  });

  it("that has become shorter is cut off at once, and reported as an error", async () => {
    const site = await start();
    const film = join(clientFiles.folder, "showreel.webm");
    await writeFile(film, VIDEO.subarray(0, 50_000));
    onTestFinished(() => writeFile(film, VIDEO));
    await expect(site.ask("/showreel.webm", { headers: { Connection: "keep-alive" } })).rejects.toThrow();
    expect(site.errors).toMatchObject([{ code: "ERR_HTTP_CONTENT_LENGTH_MISMATCH" }]);
  });

  it("whose visitor leaves in the middle is not reported as an error", async () => {
    const site = await startSmallSite({ handler: () => new Response(), files: { "media/film.webm": randomBytes(20_000_000) } });
    const closed = new Promise((resolve) => site.server.once("request", (_, response) => response.once("close", resolve)));
    get({ host: "127.0.0.1", port: site.port, path: "/media/film.webm", agent: false }, (answer) => answer.destroy());
    await closed;
    await setImmediate();
    expect(site.errors).toEqual([]);
  });
});

describe("a part of a file", () => {
  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=99900-", 99_900, 100_000],
    ["bytes=-10", 99_990, 100_000],
    ["bytes=99999-200000", 99_999, 100_000],
  ])("is sent for %s", async (range, start_, end) => {
    const site = await start();
    const answer = await site.ask("/showreel.webm", { headers: { Range: range } });
    expect(answer.status).toBe(206);
    expect(answer.bytes.equals(VIDEO.subarray(start_, end))).toBe(true);
    expect(answer.headers["content-range"]).toBe(`bytes ${start_}-${end - 1}/100000`);
  });

  it("is sent of a small file as well", async () => {
    const site = await start();
    const answer = await site.ask("/assets/site-AbC123.js", { headers: { Range: "bytes=0-9" } });
    expect([answer.status, answer.text]).toEqual([206, SCRIPT.slice(0, 10)]);
  });

  it.each(["bytes=5-2", "bytes=0-1,5-6", "lines=1-2", "bytes=-", "bytes=a-b"])("is the whole file for %s", async (range) => {
    const site = await start();
    const answer = await site.ask("/showreel.webm", { headers: { Range: range } });
    expect([answer.status, answer.bytes.length]).toEqual([200, 100_000]);
  });

  it.each(["bytes=100000-", "bytes=-0"])("is refused for %s", async (range) => {
    const site = await start();
    const answer = await site.ask("/showreel.webm", { headers: { Range: range } });
    const { "content-range": place, "cache-control": keeping } = answer.headers;
    // a cache in front of the site would send this answer to everybody
    expect([answer.status, place, keeping]).toEqual([416, "bytes */100000", "no-store"]);
  });

  it("is sent if the browser has the rest of the same file, and otherwise the whole new file", async () => {
    const site = await start();
    const { headers } = await site.ask("/showreel.webm", { method: "HEAD" });
    const ask = (tag: string) => site.ask("/showreel.webm", { headers: { Range: "bytes=0-9", "If-Range": tag } });
    expect((await ask(headers.etag ?? "")).status).toBe(206);
    expect((await ask('"older"')).status).toBe(200);
  });
});

describe("an uploaded picture", () => {
  const handler = () => new Response("from Remix", { status: 404 });

  it("is cached for ever, sandboxed, and can be requested in parts", async () => {
    const site = await startSmallSite({ handler, files: { "media/1700-ab.webp": "RIFFxxxxWEBP" } });
    const whole = await site.ask("/media/1700-ab.webp");
    expect(whole).toMatchObject({ status: 200, text: "RIFFxxxxWEBP" });
    expect(whole.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    const part = await site.ask("/media/1700-ab.webp", { headers: { Range: "bytes=-4" } });
    expect([part.status, part.text]).toEqual([206, "WEBP"]);
    const known = await site.ask("/media/1700-ab.webp", { headers: { "If-None-Match": whole.headers.etag ?? "" } });
    expect(known.status).toBe(304);
  });

  it("with an invalid or unknown name is left to Remix", async () => {
    const site = await startSmallSite({ handler, files: { "media/.hidden": "x", "media/a.webp": "x" } });
    await mkdir(join(site.folder, "media/team"));
    for (const path of ["/media/.hidden", "/media/../site.db", "/media/%2e%2e/site.db", "/media/", "/media/b.webp", "/media/a.webp/", "/media/team"]) {
      expect((await site.ask(path)).text, path).toBe("from Remix");
    }
  });

  it("that is empty has no body", async () => {
    const site = await startSmallSite({ handler, files: { "media/a.webp": "" } });
    expect(await site.ask("/media/a.webp")).toMatchObject({ status: 200, text: "" });
  });

  it("of an unknown type is never shown as a page", async () => {
    const site = await startSmallSite({ handler, files: { "media/a.xhtml": "<script>" } });
    expect((await site.ask("/media/a.xhtml")).headers["content-type"]).toBe("application/octet-stream");
  });
});
