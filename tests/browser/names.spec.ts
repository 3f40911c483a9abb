import type { Site } from "../harness/site";
import { expect, test } from "./test";

/** Gives each member a draft. */
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

type Target = { name: string; url: string };

/** Elements without a URL, which open in place, count as different targets. */
function targetsOf(elements: readonly Element[]): Target[] {
  return elements.map((element, index) => ({ name: element.getAttribute("aria-label") ?? element.textContent, url: element.getAttribute("href") ?? index.toString() }));
}

for (const path of ["/admin/team", "/admin/users", "/admin/podcast-crew", "/admin/translations?state=missing"]) {
  test(`on ${path}, links with different targets have different names`, async ({ enterAs, ownSite }) => {
    await draftEverybody(ownSite);
    const page = await enterAs("admin", ownSite);
    await page.goto(path);
    const targets = await page.locator("main :is(a[href], summary)").evaluateAll(targetsOf);
    const ambiguous = targets.filter(({ name, url }) => targets.some((other) => other.name === name && other.url !== url));
    expect(targets.length).toBeGreaterThan(5);
    expect(ambiguous).toEqual([]);
  });
}
