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

/** Screens that nobody needs to be told about: before and after the login, and files. */
const UNEXPLAINED = /^\/admin\/(setup|login|logout|welcome|hilfe|preview|\*|:resource)|\/logs\/export$|\/file$|\/backup$|\/live$|\/autosave$/;

const own = (await listUrls()).filter(({ pattern, isLayout }) => /^\/admin\b/.test(pattern) && !isLayout && !UNEXPLAINED.test(pattern));
const ofResources = Object.values(RESOURCES).flatMap(({ path }) => [`/admin/${path}`, `/admin/${path}/new`, `/admin/${path}/:id/edit`, `/admin/${path}/:id/delete`]);
const screens = [...own.map(({ pattern }) => pattern), ...ofResources];

describe("every screen of the administration", () => {
  it("has an article", () => {
    expect(screens.filter((pattern) => helpNameAt(pattern) === null)).toEqual([]);
  });

  it("and every article a file, and every file a place", () => {
    const files = filesBelow(ARTICLES).map((path) => path.slice(ARTICLES.length + 1, -".md".length));
    expect(files.toSorted()).toEqual(HELP_NAMES.toSorted());
  });
});

describe("the help", () => {
  let site: Site;
  /** What can be read on the screens of an article, with the names that only screen readers say. */
  const said = new Map<HelpName | null, string>();

  useFurnishedSite(async (started) => {
    const { sql } = started;
    ({ site } = started);
    const admin = await signInAs(site, "admin");
    for (const resource of Object.values(RESOURCES)) await addFirst(admin, sql, resource);
    for (const pattern of screens) {
      const text = readableText(await (await admin.get(await addressOf({ pattern }, sql))).text());
      const name = helpNameAt(pattern);
      said.set(name, (said.get(name) ?? "") + text);
    }
  });

  it.each(HELP_NAMES)("%s names only what is written on its screens", (name) => {
    // why: what is about no screen of its own speaks of what appears on any of them
    const text = said.get(name) ?? sourceTexts();
    expect(boldWords(name).filter((word) => !text.includes(word))).toEqual([]);
  });

  it("shows screens that its articles are about, in small pictures that are all there", async () => {
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

  it("shows screens as they are: `npm run screens -- help` photographs them anew", async () => {
    const visitor = await signInAs(site, "admin");
    const pictured = Object.keys(PICTURED_WORDS);
    expect(pictured.toSorted()).toEqual([...new Set(HELP_NAMES.flatMap(shownScreens))].toSorted());
    for (const [address, words] of Object.entries(PICTURED_WORDS)) {
      expect({ address, words: screenLabels(await pageOf(visitor, address)) }).toEqual({ address, words });
    }
  });

  it.each(ROLE_NAMES)("shows the %s what is about their screens, and answers nothing else", async (role) => {
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

  it("is one step away from a screen", async () => {
    const visitor = await signInAs(site, "viewer");
    expect(await pageOf(visitor, "/admin/team")).toContain('href="/admin/hilfe/team"');
    expect(await pageOf(visitor, "/admin/hilfe/team")).toContain("Zum Ändern brauchen Sie eine andere Rolle");
  });
});

/** Of a resource without default content. */
async function addFirst(visitor: Visitor, sql: Sql, resource: RecordResource) {
  const rows = await sql.rows(`select id from ${tableBehind(resource.path)} limit 1`);
  if (rows.length > 0) return;
  const { status } = await visitor.post(`/admin/${resource.path}/new`, { id: randomUUID(), ...typedSampleOf(resource, 1) });
  expect(status).toBe(303);
}

async function pageOf(visitor: Visitor, path: string): Promise<string> {
  return (await visitor.get(path)).text();
}

/** The names of buttons, fields and lists in an article: they are set in bold. */
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
