import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "~/i18n/languages";
import { prefixedPath, SCREENS } from "~/paths";
import { addressOf } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import { isOfAdministration, listScreens, titleOf } from "../harness/screens";
import type { Site } from "../harness/site";
import { startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

const screens = await listScreens({ withAliases: true });
const validator = new HtmlValidate(new FileSystemConfigLoader());

let site: Site;
let sql: Sql;
let stranger: Visitor;
let admin: Visitor;

useFurnishedSite(async (started) => {
  ({ site, sql } = started);
  stranger = site.newVisitor();
  admin = await signInAs(site, "admin");
});

async function mistakesIn(response: Response) {
  const html = await response.text();
  const { results } = await validator.validateString(html, "screen.html");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${String(line)}, ${selector ?? ""})`),
  );
}

describe("the HTML of every screen is valid", () => {
  it.each(screens.map((screen) => [titleOf(screen), screen] as const))("%s", async (_title, screen) => {
    const path = await addressOf(screen, sql, screen.language);
    const response = await (isOfAdministration(screen) ? admin : stranger).get(path);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return;
    expect(await mistakesIn(response)).toEqual([]);
  });
});

it.each(LANGUAGES)("every page in %s is linked from another page", async (language) => {
  const addresses = SCREENS.map((screen) => prefixedPath(screen, language));
  const pages = await Promise.all(addresses.map(async (address) => ({ address, html: await (await stranger.get(address)).text() })));
  const isLinked = (address: string) => pages.some((page) => page.address !== address && page.html.includes(` href="${address}"`));
  expect(addresses.filter((address) => !isLinked(address))).toEqual([]);
});

it.each(LANGUAGES)("the header is dark on exactly those pages in %s that begin dark", async (language) => {
  const looks = await Promise.all(SCREENS.map(async (screen) => ({ screen, ...looksIn(await (await stranger.get(prefixedPath(screen, language))).text()) })));
  expect(looks.filter(({ header, page }) => header !== page)).toEqual([]);
});

function looksIn(html: string) {
  const [, header] = /<header class="site-header" data-look="(\w+)"/.exec(html) ?? [];
  const [, page = "light"] = /<main [^>]*><[^>]* data-tone="(\w+)"/.exec(html) ?? [];
  return { header, page };
}

describe("the HTML of refusals is valid", () => {
  it.each(["/admin/login", "/admin/team/new"])("the empty form at %s", async (path) => {
    const response = await (path === "/admin/login" ? stranger : admin).post(path);
    expect(response.status).toBe(422);
    expect(await mistakesIn(response)).toEqual([]);
  });

  it("the set-up, empty and with mistakes", async () => {
    const fresh = await startSite({ data: await emptySiteData("sqlite") });
    onTestFinished(async () => {
      await fresh.stop();
      await fresh.data.remove();
    });
    const visitor = fresh.newVisitor();
    expect(await mistakesIn(await visitor.get("/admin"))).toEqual([]);
    expect(await mistakesIn(await visitor.post("/admin/setup"))).toEqual([]);
  });

  it("a screen without permission", async () => {
    const viewer = await signInAs(site, "viewer");
    const response = await viewer.get("/admin/users");
    expect(response.status).toBe(403);
    expect(await mistakesIn(response)).toEqual([]);
  });

  it("a form of another website", async () => {
    const response = await admin.post("/admin/team/new", {}, { Origin: "https://evil.example", Accept: "text/html" });
    expect(response.status).toBe(403);
    expect(await mistakesIn(response)).toEqual([]);
  });
});
