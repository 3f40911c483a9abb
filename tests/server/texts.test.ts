import { describe, expect, it } from "vitest";
import { textPathsOf } from "~/domain/texts/text-views";
import type { TextKey } from "~/domain/texts/text";
import { screenOfPage } from "~/domain/texts/text-labels";
import { fieldOf } from "~/domain/texts/text";
import { isServiceArea } from "~/i18n/service-areas";
import { type Language, LANGUAGES } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import { prefixedPath, type Screen, SCREENS } from "~/paths";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

const TEXT_KEYS: TextKey[] = PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => ({ page, section })));

/** The podcast page takes these from `podcast_content`; the list of all service areas shows those of `content`. */
const PODCAST_ON_SERVICES = ["subtitle", "description"];

/** A unique text. It ends in a dot, so that no mark is the beginning of another one. */
function markOf({ page, section }: TextKey, language: Language): string {
  const mark = `mark-${page.replace("/", "-")}-${section}-${language}.`;
  return section === "showreel_url" ? `https://video.example/${mark}` : mark;
}

function screenOf({ page, section }: TextKey): Screen {
  return page === "podcast" && PODCAST_ON_SERVICES.includes(section) ? "services" : screenOfPage(page);
}

describe("every text that staff may change", () => {
  let site: Site;
  let sql: Sql;
  let editor: Visitor;

  useFurnishedSite(async (started) => {
    ({ site, sql } = started);
    // one of the texts is only shown while there is no podcast crew
    await sql.run(["update team_members set is_active = false", "delete from podcast_crew"]);
    editor = await signInAs(site, "editor");
  });

  it("changes its page at once in each language, and no page in another language", async () => {
    for (const key of TEXT_KEYS) for (const fields of editsOf(key)) await edit(fields);
    const shown = await marksByPage();
    for (const language of LANGUAGES) {
      const missing = TEXT_KEYS.filter((key) => !shown.get(prefixedPath(screenOf(key), language))?.includes(markOf(key, language)));
      expect(missing, language).toEqual([]);
      const here = SCREENS.flatMap((screen) => shown.get(prefixedPath(screen, language)) ?? []);
      expect(here.filter((mark) => !mark.endsWith(`-${language}.`)), language).toEqual([]);
    }
  });

  it("is replaced by the text of the dictionary when it is emptied", async () => {
    const key: TextKey = { page: "about", section: "mission_text" };
    const url = textPathsOf(key, "de").edit;
    await save(url, { ...(await formAt(url)), content_value: "" });
    const page = await (await site.newVisitor().get("/de/vision")).text();
    expect(page).not.toContain(markOf(key, "de"));
    expect(page).toContain("mark-about-mission_title-de.");
  });

  it("is replaced by its built-in text if the table is missing, and its form says that nothing is saved", async () => {
    await sql.run(["drop table pages_content"]);
    const list = await (await editor.get("/admin/pages?page=services/podcast")).text();
    expect(list).toContain("werden nicht gespeichert");
    expect(list).toContain("Veröffentlichung");

    const url = textPathsOf({ page: "services/podcast", section: "topics" }, "de").edit;
    const answer = await editor.post(url, { ...(await formAt(url)), content_value: "Mein Text" });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    for (const text of ["Fehler beim Speichern", "werden nicht gespeichert", "Mein Text"]) expect(page).toContain(text);
    expect((await site.newVisitor().get("/de/vision")).status).toBe(200);
  });

  async function edit({ url, texts }: { url: string; texts: Record<string, string> }) {
    await save(url, { ...(await formAt(url)), ...texts });
  }

  async function save(url: string, fields: Record<string, string>) {
    const answer = await editor.post(url, fields);
    if (answer.status !== 303) throw new Error(`${url}: ${String(answer.status)} ${await answer.text()}`);
  }

  /** The fields of a form with their values, as a browser without JavaScript sends them back. */
  async function formAt(url: string) {
    const page = await (await editor.get(url)).text();
    const areas = [...page.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g)];
    // the last one, because the notice above may have a form that undoes the last edit
    const version = [...page.matchAll(/name="version" value="(\d+)"/g)].at(-1)?.[1] ?? "";
    return { ...Object.fromEntries(areas.map(([, name = "", text = ""]) => [name, unescaped(text)])), version };
  }

  async function marksByPage() {
    const visitor = site.newVisitor();
    const found = new Map<string, string[]>();
    for (const path of SCREENS.flatMap((screen) => LANGUAGES.map((language) => prefixedPath(screen, language)))) {
      found.set(path, marksIn(await (await visitor.get(path)).text()));
    }
    return found;
  }
});

/** The forms to fill in: one for all languages of a page text, one per language of a service area or a legal page. */
function editsOf(key: TextKey) {
  if (isServiceArea(key.page) || isLegal(key.page)) {
    return LANGUAGES.map((language) => ({ url: textPathsOf(key, language).edit, texts: { content_value: markOf(key, language) } }));
  }
  const texts = Object.fromEntries(LANGUAGES.map((language) => [fieldOf(language), markOf(key, language)]));
  return [{ url: textPathsOf(key, "de").edit, texts }];
}

function marksIn(html: string): string[] {
  return [...new Set(html.match(/(?:https:\/\/video\.example\/)?mark-[\w-]+\./g) ?? [])];
}

function unescaped(html: string): string {
  const plain = html.replace(/^\n/, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  return plain.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
