import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OWN_FORM } from "./ask";
import { startSmallSite } from "./small-site";

const expectedMigrations = readdirSync(join(import.meta.dirname, "../../prisma/migrations/sqlite"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const handler = () => new Response("from Remix");

async function healthOf(settings: Parameters<typeof startSmallSite>[0]["settings"], isStopping = false) {
  const site = await startSmallSite({ handler, settings, isStopping: () => isStopping });
  return { site, ...(await site.ask("/health")) };
}

describe("/health", () => {
  it("is 200 when the database answers and has our migrations", async () => {
    expect(expectedMigrations.length).toBeGreaterThan(0);
    expect(await healthOf({ expectedMigrations })).toMatchObject({ status: 200, text: "ok", headers: { "cache-control": "no-store" } });
  });

  it("answers only reads: a form goes to Remix", async () => {
    const { site } = await healthOf({ expectedMigrations });
    expect((await site.ask("/health", { method: "POST", headers: OWN_FORM })).text).toBe("from Remix");
  });

  it("is 503 when a migration is missing, or was rolled back", async () => {
    expect(await healthOf({ expectedMigrations: [...expectedMigrations, "29990101000000_later"] })).toMatchObject({ status: 503 });
    const { site } = await healthOf({ expectedMigrations });
    site.database.exec("UPDATE _prisma_migrations SET rolled_back_at = '2026-01-01'");
    expect((await site.ask("/health")).status).toBe(503);
  });

  it("is 503 when the database cannot be read", async () => {
    const { site } = await healthOf({ expectedMigrations });
    site.database.exec("DROP TABLE _prisma_migrations");
    expect((await site.ask("/health")).status).toBe(503);
  });

  it.each([
    ["cannot read or write", () => Promise.resolve(false)],
    ["gets no answer", () => new Promise<boolean>(() => undefined)],
  ])("is 503 when the app %s, although the front can read", async (_what, isDatabaseReady) => {
    const site = await startSmallSite({ handler, settings: { expectedMigrations }, isDatabaseReady });
    expect((await site.ask("/health")).status).toBe(503);
  });

  it("is 503 while the site stops, although other paths still answer", async () => {
    const { site, status } = await healthOf({ expectedMigrations }, true);
    expect(status).toBe(503);
    expect((await site.ask("/x")).text).toBe("from Remix");
  });

  it("is not hidden by the page for unknown addresses", async () => {
    const unknown = () => new Response("<p>unknown</p>", { status: 404, headers: { "Content-Type": "text/html" } });
    const site = await startSmallSite({ handler: unknown, settings: { expectedMigrations, metricsToken: "only for this test" } });
    for (const path of ["/nowhere", "/elsewhere"]) expect((await site.ask(path)).status).toBe(404);
    expect(site.reached).toHaveLength(1);
    expect([(await site.ask("/health")).status, (await site.ask("/metrics")).status]).toEqual([200, 401]);
  });
});
