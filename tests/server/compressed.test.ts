import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { until } from "../harness/until";
import { startSmallSite } from "./small-site";

const TEXT = "Wind, Licht und Ton. ".repeat(200);

/** The front's answer to a browser with this Accept-Encoding. */
async function answered(headers: Record<string, string>, { accepts = "gzip, br", body = TEXT }: { accepts?: string; body?: string | Uint8Array<ArrayBuffer> } = {}) {
  const site = await startSmallSite({ handler: () => new Response(body, { headers }) });
  return site.ask("/x", { headers: { "Accept-Encoding": accepts } });
}

describe("an answer of the app", () => {
  it.each(["text/html; charset=utf-8", "text/x-script", "application/json", "application/xml", "application/manifest+json", "image/svg+xml"])("is compressed as the browser accepts it if it is text: %s", async (type) => {
    for (const [accepts, encoding] of [["gzip, br", "br"], ["gzip", "gzip"], ["", undefined]] as const) {
      const { headers, bytes, text } = await answered({ "Content-Type": type, "Content-Length": TEXT.length.toString() }, { accepts });
      expect([headers["content-encoding"], headers.vary, text]).toEqual([encoding, "Accept-Encoding", TEXT]);
      expect(bytes.length < TEXT.length).toBe(encoding !== undefined);
    }
  });

  it("is never sent in an encoding that the browser refuses", async () => {
    const { headers } = await answered({ "Content-Type": "text/html" }, { accepts: "br;q=0, gzip;q=0.5, identity" });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  it("is not compressed if it is not text or has an ETag", async () => {
    const kinds: Record<string, string>[] = [{ "Content-Type": "image/png" }, { "Content-Type": "text/csv", ETag: '"a"' }];
    for (const kind of kinds) {
      const { headers, bytes } = await answered(kind);
      expect([headers["content-encoding"], headers.vary, bytes.toString()]).toEqual([undefined, undefined, TEXT]);
    }
  });

  it("is not compressed again if it is compressed already", async () => {
    const { headers, text } = await answered({ "Content-Type": "text/plain", "Content-Encoding": "gzip" }, { body: new Uint8Array(gzipSync(TEXT)) });
    expect([headers["content-encoding"], text]).toEqual(["gzip", TEXT]);
  });

  it("is not read further after the visitor has left", async () => {
    let isCancelled = false;
    const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)), cancel: () => void (isCancelled = true) });
    const site = await startSmallSite({ handler: () => new Response(endless()) });
    get({ host: "127.0.0.1", port: site.port, path: "/x", agent: false }, (answer) => answer.once("data", () => answer.destroy()));
    await until("the stream is cancelled", () => Promise.resolve(isCancelled));
    expect(site.errors).toEqual([]);
  });
});
