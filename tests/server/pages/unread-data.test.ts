import { describe, expect, it, vi } from "vitest";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

const PAGES = ["", "/team", "/sponsoren", "/vision", "/services", "/services/kino", "/services/podcast", "/moderatoren", "/kontakt", "/showreel", "/cookies", "/impressum"];

/** Names that Remix writes for every page, besides the ids of its routes. */
const FRAME = ["loaderData", "actionData", "errors", "SingleFetchRedirect"];

describe("the data of a public page", () => {
  it("are in its HTML, and are not encoded for React, which no browser runs there", async () => {
    const site = await startBuiltSite();
    // the app encodes many texts when it starts, and when it reads a kind of text for the first time
    for (const page of PAGES) await site.ask(`/en${page}`);
    for (const page of PAGES) expect(await textsEncodedFor(site, `/de${page}`), page).toEqual([]);
  });
});

/** Remix encodes each name and each text of the data separately (turbo-stream), unlike our own JSON. */
async function textsEncodedFor(site: SmallSite, page: string): Promise<unknown[]> {
  const encoded = vi.spyOn(JSON, "stringify");
  const { status } = await site.ask(page);
  const texts = encoded.mock.calls.map(([value]: unknown[]) => value).filter((value) => typeof value === "string");
  encoded.mockRestore();
  expect(status).toBe(200);
  expect(texts).toContain("SingleFetchRedirect");
  return texts.filter((text) => !FRAME.includes(text) && !/^(?:root$|routes\/|site\/)/.test(text));
}
