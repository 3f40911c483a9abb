import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { downloadResponse, fileOutOfReach, iconResponse, pictureResponse } from "~/http/file-response.server";

const CONTENT = "0123456789";

function answered(headers: Record<string, string> = {}, method = "GET") {
  const stream = Readable.from([Buffer.from(CONTENT.slice(0, 4)), Buffer.from(CONTENT.slice(4))]);
  const request = new Request("http://site.example/media/a.webp", { method, headers });
  return { stream, response: pictureResponse({ stream, size: CONTENT.length, etag: '"1-a"' }, request) };
}

it("an icon is served only as a picture, whatever its SVG contains", () => {
  expect(Object.fromEntries(iconResponse("<svg/>", "image/svg+xml").headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "content-type": "image/svg+xml",
    "x-content-type-options": "nosniff",
  });
});

describe("a picture response", () => {
  it("contains the whole file, is cached for a year, and is served only as a picture", async () => {
    const { response } = answered();
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "10",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "image/webp",
      etag: '"1-a"',
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=2-6", "23456", "bytes 2-6/10"],
    ["bytes=3-3", "3", "bytes 3-3/10"],
    ["bytes=5-", "56789", "bytes 5-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=0-99", CONTENT, "bytes 0-9/10"],
    ["bytes=-99", CONTENT, "bytes 0-9/10"],
  ])("contains a part of the file: %s", async (Range, text, described) => {
    const { response } = answered({ Range });
    expect([response.status, await response.text()]).toEqual([206, text]);
    expect(response.headers.get("Content-Range")).toBe(described);
    expect(response.headers.get("Content-Length")).toBe(text.length.toString());
  });

  it("answers 416 when the range begins after the end", () => {
    const { response, stream } = answered({ Range: "bytes=10-" });
    expect([response.status, response.headers.get("Content-Range"), stream.destroyed]).toEqual([416, "bytes */10", true]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("contains the whole file when the browser has a part of another version", async () => {
    expect((await answered({ Range: "bytes=2-6", "If-Range": '"2-b"' }).response.text()).length).toBe(10);
    expect((await answered({ Range: "bytes=2-6", "If-Range": '"1-a"' }).response.text()).length).toBe(5);
  });

  it("has no body for a current copy or a HEAD request", () => {
    for (const { response, stream } of [answered({ "If-None-Match": '"1-a"' }), answered({}, "HEAD")]) {
      expect([response.body, stream.destroyed]).toEqual([null, true]);
    }
    for (const known of ['"1-a"', '"0-z", "1-a"']) expect(answered({ "If-None-Match": known }).response.status).toBe(304);
    expect(answered({}, "HEAD").response.headers.get("Content-Length")).toBe("10");
  });

  it("redirects a data request to the file itself", () => {
    const { response, stream } = answered({ "x-calima-data": "yes" });
    expect([response.status, response.body, stream.destroyed]).toEqual([302, null, true]);
    expect([response.headers.get("Location"), response.headers.get("Cache-Control")]).toEqual(["http://site.example/media/a.webp", "no-store"]);
  });
});

describe("a download response", () => {
  function downloaded(method: string, headers = {}) {
    const stream = Readable.from([Buffer.from(CONTENT)]);
    const file = { stream, name: "a.csv", type: "text/csv; charset=utf-8", size: CONTENT.length };
    return { stream, response: downloadResponse(file, new Request("http://site.example/admin/logs/export", { method, headers })) };
  }

  it("contains the whole file with its name, and is not cached", async () => {
    const { response } = downloaded("GET");
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="a.csv"',
      "content-length": "10",
      "content-type": "text/csv; charset=utf-8",
    });
  });

  it("has no body for a HEAD request, and closes the file", () => {
    const { response, stream } = downloaded("HEAD");
    expect([response.status, response.body, stream.destroyed]).toEqual([200, null, true]);
    expect(response.headers.get("Content-Length")).toBe("10");
  });

  it("redirects a data request to the file itself", () => {
    const { response, stream } = downloaded("GET", { "x-calima-data": "yes" });
    expect([response.status, response.body, stream.destroyed]).toEqual([302, null, true]);
    expect(response.headers.get("Location")).toBe("http://site.example/admin/logs/export");
    expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  });
});

it("an unreachable storage is answered with 503, without caching", () => {
  const { status, headers } = fileOutOfReach();
  expect([status, headers.get("Cache-Control"), headers.get("Retry-After")]).toEqual([503, "no-store", "10"]);
});
