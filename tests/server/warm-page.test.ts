import type Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import type { RemixApp } from "../../server/remix";
import { openRemix } from "../../server/remix-build";
import { countStatements } from "../domain/team/statements";
import { SESSION_SECRET, startSmallSite, type SmallSite } from "./small-site";

/** Pages that have their words from the tables of words. */
const PAGES = ["/de/vision", "/es/services", "/en/services/podcast", "/en/privacy"];

const BUILD = new URL("../../build/", import.meta.url);

let remix: Promise<RemixApp> | undefined;

/**
 * The built pages on the database of the small site. Read once: a build has one database for its whole life. What the
 * build does in the background is ended first: its statements are no page's.
 */
function remixOn(database: Database.Database): Promise<RemixApp> {
  Object.assign(process.env, { DATABASE_URL: `file:${database.name}`, SESSION_SECRET, NODE_ENV: "production" });
  remix ??= openRemix("production", BUILD).then(async (app) => {
    await app.endBackgroundWork();
    return app;
  });
  return remix;
}

describe("the words of a public page", () => {
  it("cost a warm page no query, and a page after an edit always the same", async () => {
    const site = await startSmallSite({
      handler: async (request, { database }) => (await remixOn(database)).handler(request),
      slices: remixOn,
    });
    const edit = site.database.prepare<[string, string]>(
      `insert into pages_content (id, page_key, section_key, language_code, content_value, updated_at)
       values (?, 'legal/privacy', ?, 'en', '## Ours', '2026-01-15T09:30:00.000+00:00')`,
    );
    const visit = (page: string) => countStatements(() => site.ask(page));
    for (const page of PAGES) {
      await site.ask(page);
      expect([await visit(page), await visit(page)], page).toEqual([0, 0]);
    }
    edit.run("first", "text");
    const afterOne = await visitAll(site);
    expect((await site.ask("/en/privacy")).text).toContain("<h2>Ours</h2>");
    for (let row = 0; row < 40; row += 1) edit.run(`row ${row.toString()}`, `section ${row.toString()}`);
    expect(await visitAll(site)).toBe(afterOne);
    expect(afterOne).toBeGreaterThanOrEqual(PAGES.length);
    for (const page of PAGES) expect(await visit(page), page).toBe(0);
  });
});

/** The statements of all pages together: after an edit the front renders them by itself while the first ones are asked for. */
function visitAll(site: SmallSite): Promise<number> {
  return countStatements(async () => {
    for (const page of PAGES) await site.ask(page);
  });
}
