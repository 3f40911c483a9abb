import { describe, expect, it } from "vitest";
import { countStatements } from "../../domain/team/statements";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

/** Pages with texts from the tables of texts. */
const PAGES = ["/de/vision", "/es/services", "/en/services/podcast", "/en/privacy"];

describe("the texts of a public page", () => {
  it("cost no query for a page in memory, and always the same number after an edit", async () => {
    const site = await startBuiltSite();
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

/** The statements of all pages together, because after an edit the front renders them while the first ones are requested. */
function visitAll(site: SmallSite): Promise<number> {
  return countStatements(async () => {
    for (const page of PAGES) await site.ask(page);
  });
}
