import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createPageCache } from "../../server/page-cache/page-cache";
import { pageOf } from "../../server/page-cache/page";
import type { PageKey } from "../../server/page-cache/page-key";

const versions = new Map([["team_members", 1]]);
const contentVersion = { known: () => versions, ask: () => Promise.resolve(versions), writing: () => () => undefined };
const reads = { slices: new Map<string, number>(), tables: versions, aside: new Set<string>() };

const keyOf = (id: string): PageKey => ({ id, screenPath: `/${id}`, routePath: `/${id}`, prefix: null, listPage: 1, language: "", cookies: "", status: 200 });

/** Random, so that it does not compress well. */
async function largePage() {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  return pageOf(new Response(Buffer.from(bytes).toString("base64"), { headers: { "Content-Type": "text/html" } }), { fixedHeaders: {} });
}

describe("the page memory", () => {
  it("is limited, and drops pages that nobody requests", async () => {
    const page = await largePage();
    const cache = createPageCache({ onError: () => undefined, contentVersion, render: () => Promise.resolve({ page, reads }), areUnchanged: () => Promise.resolve(false) });
    const rooms = Math.floor((32 * 1024 * 1024) / (page?.bytes ?? 1));
    expect(rooms).toBeGreaterThan(50);
    await cache.rendered(keyOf("often"));
    await cache.rendered(keyOf("seldom"));
    for (let index = 0; index < rooms; index += 1) {
      await cache.rendered(keyOf(`page-${index}`));
      cache.stored(keyOf("often"));
    }
    expect(cache.stored(keyOf("often"))).toBe(page);
    expect(cache.stored(keyOf("seldom"))).toBeNull();
    expect(cache.stored(keyOf(`page-${rooms - 1}`))).toBe(page);
  });

  it("keeps only the bytes of a small page, and not the 64 KB buffer that Node cut them from", async () => {
    const page = await pageOf(new Response("<p>Calima</p>", { headers: { "Content-Type": "text/html" } }), { fixedHeaders: {} });
    for (const encoding of ["identity", "gzip", "br"] as const) {
      const body = page?.answer(encoding).body;
      expect([encoding, body?.buffer.byteLength]).toEqual([encoding, body?.length]);
    }
  });

  it("gives the same bytes another ETag under other headers, so that browsers load these as well", async () => {
    const tagUnder = async (policy: string) => (await pageOf(new Response("<p>Calima</p>"), { fixedHeaders: { "content-security-policy": policy } }))?.answer("identity").etag;
    expect(await tagUnder("default-src 'none'")).not.toBe(await tagUnder("default-src 'self'"));
  });

  it.each([
    ["whose changes cannot be looked up", 0, () => Promise.reject(new Error("away"))],
    ["that is old, even if it is unchanged", 11 * 60 * 1000, () => Promise.resolve(true)],
  ])("renders a page again %s", async (_, later, areUnchanged) => {
    const page = await largePage();
    let current = versions;
    const render = vi.fn(() => Promise.resolve({ page, reads }));
    const cache = createPageCache({ onError: () => undefined, contentVersion: { ...contentVersion, known: () => current, ask: () => Promise.resolve(current) }, render, areUnchanged });
    await cache.rendered(keyOf("one"));
    const runningTime = performance.now.bind(performance);
    const spy = vi.spyOn(performance, "now").mockImplementation(() => runningTime() + later);
    onTestFinished(() => spy.mockRestore());
    current = new Map([["team_members", 2]]);
    expect(await cache.rendered(keyOf("one"))).toBe(page);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("waits a second to learn whether a page has changed, and then renders it in the remaining time", async () => {
    const page = await largePage();
    let current = versions;
    const render = vi.fn(() => Promise.resolve({ page, reads }));
    const areUnchanged = () => new Promise<boolean>(() => undefined);
    const cache = createPageCache({ onError: () => undefined, contentVersion: { ...contentVersion, known: () => current, ask: () => Promise.resolve(current) }, render, areUnchanged });
    await cache.rendered(keyOf("one"));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    current = new Map([["team_members", 2]]);
    const anew = cache.rendered(keyOf("one"));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(render).toHaveBeenCalledTimes(2);
    expect(await anew).toBe(page);
  });

  it("answers no page at once while nobody knows whether the content has changed", async () => {
    const page = await largePage();
    const known = vi.fn<() => typeof versions | null>(() => versions);
    const cache = createPageCache({ onError: () => undefined, contentVersion: { ...contentVersion, known }, render: () => Promise.resolve({ page, reads }), areUnchanged: () => Promise.resolve(false) });
    await cache.rendered(keyOf("one"));
    expect(cache.stored(keyOf("one"))).toBe(page);
    known.mockReturnValue(null);
    expect(cache.stored(keyOf("one"))).toBeNull();
  });

  it("refuses in a crowd only new pages that nobody is rendering", async () => {
    const page = await largePage();
    let current = versions;
    const cache = createPageCache({ onError: () => undefined, contentVersion: { ...contentVersion, known: () => current, ask: () => Promise.resolve(current) }, render: () => Promise.resolve({ page, reads }), areUnchanged: () => Promise.resolve(false) });
    const ask = (id: string) => cache.rendered({ ...keyOf(id), listPage: 2 });
    await ask("kept");
    current = new Map([["team_members", 2]]);
    const answers = await Promise.all(["first", ...Array.from({ length: 40 }, (_, index) => index.toString()), "first", "kept"].map(ask));
    expect(answers.filter((answer) => answer === "refused")).toHaveLength(11);
    expect([answers[0], ...answers.slice(-2)]).toEqual([page, page, page]);
  });

  it("does not keep a page that reads a table without a version", async () => {
    const page = await largePage();
    const uncounted = { ...reads, tables: new Map([...versions, ["uncounted", undefined] as const]) };
    const cache = createPageCache({ onError: () => undefined, contentVersion, render: () => Promise.resolve({ page, reads: uncounted }), areUnchanged: () => Promise.resolve(true) });
    expect(await cache.rendered(keyOf("one"))).toBe(page);
    expect(cache.stored(keyOf("one"))).toBeNull();
    expect(cache.state()).toMatchObject({ entries: 0 });
  });

  it("renders simultaneously requested pages one by one, with time for the network in between", async () => {
    const page = await largePage();
    const begun: number[] = [];
    let round = 0;
    const render = () => {
      begun.push(round);
      return Promise.resolve({ page, reads });
    };
    const cache = createPageCache({ onError: () => undefined, contentVersion, render, areUnchanged: () => Promise.resolve(false) });
    const pages = ["one", "two", "three"].map((id) => cache.rendered(keyOf(id)));
    for (; round < 20; round += 1) await setImmediate();
    await Promise.all(pages);
    expect(begun).toHaveLength(3);
    expect(new Set(begun).size).toBe(3);
  });

  it("renders the next page while another one hangs", async () => {
    const page = await largePage();
    const never = new Promise<never>(() => undefined);
    const render = ({ id }: PageKey) => (id === "hangs" ? never : Promise.resolve({ page, reads }));
    const cache = createPageCache({ onError: () => undefined, contentVersion, render, areUnchanged: () => Promise.resolve(false) });
    void cache.rendered(keyOf("hangs"));
    expect(await cache.rendered(keyOf("one"))).toBe(page);
  });

  it("renders the next page after one has failed", async () => {
    const page = await largePage();
    const render = ({ id }: PageKey) => (id === "fails" ? Promise.reject(new Error("broken")) : Promise.resolve({ page, reads }));
    const cache = createPageCache({ onError: () => undefined, contentVersion, render, areUnchanged: () => Promise.resolve(false) });
    const [failed, made] = await Promise.allSettled([cache.rendered(keyOf("fails")), cache.rendered(keyOf("one"))]);
    expect(failed.status).toBe("rejected");
    expect(made).toEqual({ status: "fulfilled", value: page });
  });
});
