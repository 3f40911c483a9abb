import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import PICTURED_WORDS from "~/domain/help/pictured-words.json";
import { HELP_NAMES, helpNameAt, helpNamesFor, type HelpName } from "~/domain/help/help";
import { initialPermissions, ROLE_NAMES } from "~/domain/people/access/permissions";
import type { RecordResource } from "~/domain/record/resource";
import { RESOURCES } from "~/domain/resources";
import { screenLabels } from "../../scripts/screens/screen-labels.mjs";
import { codeOf, filesBelow, textOf } from "../architecture/tree";
import { typedSampleOf } from "../domain/record/sample";
import { addressOf, tableBehind } from "../harness/addresses";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Sql } from "../harness/sql";
import type { Site } from "../harness/site";
import { listUrls } from "../harness/urls";
import type { Visitor } from "../harness/visitor";

const ARTICLES = "app/domain/help/articles";
const PICTURES = "app/domain/help/pictures";

/** Screens that need no article: before and after the login, and files. */
const WITHOUT_ARTICLE = /^\/admin\/(setup|login|logout|welcome|hilfe|preview|\*|:resource)|\/logs\/export$|\/file$|\/backup$|\/live$|\/autosave$/;

const own = (await listUrls()).filter(({ pattern, isLayout }) => /^\/admin\b/.test(pattern) && !isLayout && !WITHOUT_ARTICLE.test(pattern));
const ofResources = Object.values(RESOURCES).flatMap(({ path }) => [`/admin/${path}`, `/admin/${path}/new`, `/admin/${path}/:id/edit`, `/admin/${path}/:id/delete`]);
const screens = [...own.map(({ pattern }) => pattern), ...ofResources];

describe("the articles of the help", () => {
  it("cover every screen of the administration", () => {
    expect(screens.filter((pattern) => helpNameAt(pattern) === null)).toEqual([]);
  });

  it("are exactly the files in the folder of articles", () => {
    const files = filesBelow(ARTICLES).map((path) => path.slice(ARTICLES.length + 1, -".md".length));
    expect(files.toSorted()).toEqual(HELP_NAMES.toSorted());
  });
});

describe("the help", () => {
  let site: Site;
  /** The text of the screens of each article, with the labels for screen readers. */
  const screenTexts = new Map<HelpName | null, string>();

  useFurnishedSite(async (started) => {
    const { sql } = started;
    ({ site } = started);
    const admin = await signInAs(site, "admin");
    for (const resource of Object.values(RESOURCES)) await addFirst(admin, sql, resource);
    for (const pattern of screens) {
      const text = readableText(await (await admin.get(await addressOf({ pattern }, sql))).text());
      const name = helpNameAt(pattern);
      screenTexts.set(name, (screenTexts.get(name) ?? "") + text);
    }
  });

  it.each(HELP_NAMES)("%s sets only texts of its screens in bold", (name) => {
    // an article without its own screens may name text of any screen
    const text = screenTexts.get(name) ?? sourceTexts();
    expect(boldWords(name).filter((word) => !text.includes(word))).toEqual([]);
  });

  it("shows only screens that the article is about, in small pictures that all exist", async () => {
    const visitor = await signInAs(site, "admin");
    for (const name of HELP_NAMES) {
      const shown = shownScreens(name);
      expect(shown.map((address) => helpNameAt(address.split("?")[0] ?? ""))).toEqual(shown.map(() => name));
      const pictures = (await pageOf(visitor, `/admin/hilfe/${name}`)).match(/<img src="\/assets\//g) ?? [];
      expect([name, pictures]).toHaveProperty("1.length", shown.length);
    }
    const sizes = filesBelow(PICTURES).map((path) => statSync(path).size);
    expect(sizes).toHaveLength(new Set(HELP_NAMES.flatMap(shownScreens)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_200_000);
  });

  it("shows the current screens: `npm run screens -- help` renews the pictures", async () => {
    const visitor = await signInAs(site, "admin");
    const pictured = Object.keys(PICTURED_WORDS);
    expect(pictured.toSorted()).toEqual([...new Set(HELP_NAMES.flatMap(shownScreens))].toSorted());
    for (const [address, words] of Object.entries(PICTURED_WORDS)) {
      expect({ address, words: screenLabels(await pageOf(visitor, address)) }).toEqual({ address, words });
    }
  });

  it.each(ROLE_NAMES)("shows the %s only the articles on their screens, and answers 404 to the others", async (role) => {
    const visitor = await signInAs(site, role);
    const open = helpNamesFor({ permissions: initialPermissions(role) });
    const [index, book] = [await pageOf(visitor, "/admin/hilfe"), await pageOf(visitor, "/admin/hilfe/alles")];
    for (const name of HELP_NAMES) {
      const isOpen = open.includes(name);
      const title = titleOf(name);
      expect([name, index.includes(title), book.includes(title)]).toEqual([name, isOpen, isOpen]);
      expect([name, (await visitor.get(`/admin/hilfe/${name}`)).status]).toEqual([name, isOpen ? 200 : 404]);
    }
    expect(open.includes("benutzer")).toBe(role === "admin");
  });

  it("is linked from a screen, and tells a viewer that changes need another role", async () => {
    const visitor = await signInAs(site, "viewer");
    expect(await pageOf(visitor, "/admin/team")).toContain('href="/admin/hilfe/team"');
    expect(await pageOf(visitor, "/admin/hilfe/team")).toContain("Zum Ändern brauchen Sie eine andere Rolle");
  });
});

/** Adds a record to a resource without default content. */
async function addFirst(visitor: Visitor, sql: Sql, resource: RecordResource) {
  const rows = await sql.rows(`select id from ${tableBehind(resource.path)} limit 1`);
  if (rows.length > 0) return;
  const { status } = await visitor.post(`/admin/${resource.path}/new`, { id: randomUUID(), ...typedSampleOf(resource, 1) });
  expect(status).toBe(303);
}

async function pageOf(visitor: Visitor, path: string): Promise<string> {
  return (await visitor.get(path)).text();
}

/** The names of buttons, fields and lists in an article, which are set in bold. */
function boldWords(name: HelpName): string[] {
  return [...textOf(`${ARTICLES}/${name}.md`).matchAll(/\*\*(.+?)\*\*/g)].map(([, word = ""]) => word);
}

function shownScreens(name: HelpName): string[] {
  return [...textOf(`${ARTICLES}/${name}.md`).matchAll(/^!\[.+\]\((.+)\)$/gm)].map(([, address = ""]) => address);
}

function titleOf(name: HelpName): string {
  return textOf(`${ARTICLES}/${name}.md`).split("\n")[0]?.replace("# ", "") ?? "";
}

function readableText(html: string): string {
  const [, main = ""] = /<body[^>]*>([\s\S]*?)<script/.exec(html) ?? [];
  return `${main.replaceAll(/<[^>]*?aria-label="([^"]*)"[^>]*>/g, " $1 ").replaceAll(/<[^>]+>/g, " ").replaceAll("&amp;", "&").replaceAll(/\s+/g, " ")} `;
}

function sourceTexts(): string {
  const files = ["app/ui/admin", "app/domain"].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
  return [...files, "app/i18n/form-labels.ts"].map(codeOf).join(" ");
}
