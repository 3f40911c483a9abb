import { describe, expect, it } from "vitest";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { isOfAdministration, listScreens } from "../harness/screens";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

/** Screens about one record or text; without steps, whose addresses only take posts. */
const ABOUT_ONE = /\/:.+\/(edit|history|restore|delete|replace|access|second-factor|publish|discard)$|\/(media|messages|drafts\/:resource)\/:id$|\/podcast-content\/:language\/:key$/;

const screens = (await listScreens({ withAliases: true })).filter((screen) => isOfAdministration(screen) && !screen.pattern.includes("/preview/") && ABOUT_ONE.test(screen.pattern));

describe("the title of a tab", () => {
  let admin: Visitor;
  let sql: Sql;

  useFurnishedSite(async (started) => {
    sql = started.sql;
    admin = await signInAs(started.site, "admin");
  });

  it.each(screens.map((screen) => [screen.pattern, screen] as const))("%s names the record or text", async (_pattern, screen) => {
    const answer = await admin.get(await addressOf(screen, sql));
    expect(await answer.text()).toMatch(/<title>[^:<]+: .+ – Calima Media<\/title>/);
  });

  it("of the search names the question", async () => {
    const answer = await admin.get("/admin/search?q=Sóller");
    expect(await answer.text()).toContain("<title>Suche: Sóller – Calima Media</title>");
  });

  it.each(["/admin/words", "/admin/translations", "/admin/media"])("%s names its second page", async (path) => {
    const answer = await admin.get(`${path}?page=2`);
    expect(await answer.text()).toMatch(/<title>[^<]+, Seite 2 – Calima Media<\/title>/);
  });
});
