import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

const TEXT = "Wind, Licht und Ton. ".repeat(200);

/** An answer of the app, to a browser that takes this. */
async function answered(headers: Record<string, string>, { accepts = "gzip, br", body = TEXT }: { accepts?: string; body?: string | Uint8Array<ArrayBuffer> } = {}) {
  const site = await startSmallSite({ handler: () => new Response(body, { headers }) });
  return site.ask("/x", { headers: { "Accept-Encoding": accepts } });
}

describe("an answer of the app", () => {
  it.each(["text/html; charset=utf-8", "text/x-script", "application/json", "application/xml", "application/manifest+json", "image/svg+xml"])("that is text is sent as the browser takes it: %s", async (type) => {
    for (const [accepts, encoding] of [["gzip, br", "br"], ["gzip", "gzip"], ["", undefined]] as const) {
      const { headers, bytes, text } = await answered({ "Content-Type": type, "Content-Length": TEXT.length.toString() }, { accepts });
      expect([headers["content-encoding"], headers.vary, text]).toEqual([encoding, "Accept-Encoding", TEXT]);
      expect(bytes.length < TEXT.length).toBe(encoding !== undefined);
    }
  });

  it("that is text is sent in no way that the browser refuses", async () => {
    const { headers } = await answered({ "Content-Type": "text/html" }, { accepts: "br;q=0, gzip;q=0.5, identity" });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  it("that is no text, or has a tag of its bytes, stays as it is", async () => {
    const kinds: Record<string, string>[] = [{ "Content-Type": "image/png" }, { "Content-Type": "text/csv", ETag: '"a"' }];
    for (const kind of kinds) {
      const { headers, bytes } = await answered(kind);
      expect([headers["content-encoding"], headers.vary, bytes.toString()]).toEqual([undefined, undefined, TEXT]);
    }
  });

  it("that is compressed already is not compressed once more", async () => {
    const { headers, text } = await answered({ "Content-Type": "text/plain", "Content-Encoding": "gzip" }, { body: new Uint8Array(gzipSync(TEXT)) });
    expect([headers["content-encoding"], text]).toEqual(["gzip", TEXT]);
  });

  it("is not read further when a visitor leaves in the middle of it", async () => {
    let isGivenUp = false;
    const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)), cancel: () => void (isGivenUp = true) });
    const site = await startSmallSite({ handler: () => new Response(endless()) });
    get({ host: "127.0.0.1", port: site.port, path: "/x", agent: false }, (answer) => answer.once("data", () => answer.destroy()));
    await until("it is given up", () => Promise.resolve(isGivenUp));
    expect(site.errors).toEqual([]);
  });
});
