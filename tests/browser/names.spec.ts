import type { Site } from "../harness/site";
import { expect, test } from "./test";

/** Each member has a draft. */
async function draftEverybody({ data }: Site) {
  const sql = data.openSql();
  await sql.run([
    `insert into drafts (id, noun, record_id, "values", base_version, version, updated_at)
     select 'draft of ' || members.id, 'team', members.id, drafts."values", 1, 1, members.updated_at from team_members members, drafts
     where members.is_active and members.id <> drafts.record_id`,
  ]);
  await sql.close();
}

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "the markup is the same");

type Way = { name: string; url: string };

/** What opens on the spot leads nowhere else. */
function waysOf(elements: readonly Element[]): Way[] {
  return elements.map((element, place) => ({ name: element.getAttribute("aria-label") ?? element.textContent, url: element.getAttribute("href") ?? place.toString() }));
}

for (const path of ["/admin/team", "/admin/users", "/admin/podcast-crew", "/admin/translations?state=missing"]) {
  test(`what leads on from ${path} is told apart by its names`, async ({ enterAs, ownSite }) => {
    await draftEverybody(ownSite);
    const page = await enterAs("admin", ownSite);
    await page.goto(path);
    const ways = await page.locator("main :is(a[href], summary)").evaluateAll(waysOf);
    const ambiguous = ways.filter(({ name, url }) => ways.some((other) => other.name === name && other.url !== url));
    expect(ambiguous).toEqual([]);
  });
}
