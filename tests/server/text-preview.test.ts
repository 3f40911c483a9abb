import { describe, expect, it } from "vitest";
import { PODCAST_KEYS } from "~/domain/texts/text-kinds";
import { EDITED_PAGES, slugOfPage } from "~/domain/texts/text-labels";
import { SERVICE_AREAS } from "~/i18n/service-areas";
import { LANGUAGES } from "~/i18n/languages";
import { sectionKeysOf } from "~/i18n/page-labels";
import { useFurnishedSite } from "../harness/furnished-site";
import { signInAs } from "../harness/people";
import type { Site } from "../harness/site";
import { until } from "../harness/until";
import type { Visitor } from "../harness/visitor";

const PREVIEW = "/admin/preview";
const MARK = "Probe der Vorschau";

const PAGES = EDITED_PAGES.flatMap((page) => LANGUAGES.flatMap((language) => sectionKeysOf(page).map((section) => ({ page: slugOfPage(page), section, language }))));
const AREAS = SERVICE_AREAS.flatMap((area) => LANGUAGES.flatMap((language) => sectionKeysOf(area).map((field) => ({ area, field, language }))));

/** Texts that no page shows. */
const UNSEEN = ["showreel_url", "crew_empty", "meta_description", "keywords"];

describe("the preview of a text", () => {
  let site: Site;
  let editor: Visitor;

  useFurnishedSite(async (started) => {
    ({ site } = started);
    editor = await signInAs(site, "editor");
  });

  async function look(path: string, fields: Record<string, string>) {
    const answer = await editor.post(PREVIEW + path, { version: "0", ...fields });
    return { status: answer.status, html: await answer.text() };
  }

  it("shows each page text at its place", async () => {
    const lost: string[] = [];
    for (const { page, section, language } of PAGES.filter(({ section }) => !UNSEEN.includes(section))) {
      const field = language === "de" ? "content_value" : `${language}.content_value`;
      const { html } = await look(`/pages/${page}/${section}?language=${language}`, { [field]: MARK });
      if (!new RegExp(`<span id="place"></span>${MARK}`).test(html)) lost.push(`${page} ${section} ${language}`);
    }
    expect(lost).toEqual([]);
  });

  it("shows each text of the service areas", async () => {
    const lost: string[] = [];
    for (const { area, field, language } of AREAS) {
      const { html } = await look(`/content/${area}/${language}/${field}`, { content_value: MARK });
      if (!html.includes(UNSEEN.includes(field) ? MARK : `<span id="place"></span>${MARK}`)) lost.push(`${area} ${field} ${language}`);
    }
    expect(lost).toEqual([]);
  });

  it("shows each section of the podcast page alone", async () => {
    // as in app/ui/styles/preview.css, which hides all others
    const beginnings = { hero: '<header class="page-hero"', services: '<section id="services"', crew: '<section id="crew"', cta: '<section class="call"' };
    for (const key of PODCAST_KEYS) {
      const { html } = await look(`/podcast-content/es/${key}`, { title: MARK });
      const parts = topLevel(/data-part="\w+">(.*)<\/main>/s.exec(html)?.[1] ?? "");
      expect(html).toContain(`data-part="${key}"`);
      expect(parts.filter((part) => part.includes(MARK))).toEqual(parts.filter((part) => part.startsWith(beginnings[key])));
      expect(parts.filter((part) => part.includes(MARK))).toHaveLength(1);
    }
  });

  it("shows a legal text in its page, even with an unfinished month and an unfinished link", async () => {
    for (const language of LANGUAGES) {
      const { status, html } = await look(`/legal/notice/${language}`, { content_value: `## Aviso\n\n${MARK} [aquí](ka`, status: "9.20" });
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`<main id="preview"><div lang="${language}">.*<h1.*<section id="aviso"><h2>Aviso</h2><p>${MARK} \\[aquí\\]\\(ka`, "s"));
    }
    const { html: german } = await look("/legal/privacy/es", { content_value: "" });
    expect(german).toMatch(/<article class="legal-text" lang="de">.*Verantwortlicher/s);
  });

  it("explains that it cannot show values that the form would refuse, or unexpected fields", async () => {
    const refused = [
      await look("/pages/home/showreel_url", { content_value: "nowhere" }),
      await look("/pages/services-podcast/topics", { content_value: "a|b" }),
      await look("/content/radio/de/title", { content_value: "x".repeat(50_000) }),
      await look("/podcast-content/de/hero", { title: MARK, role: "admin" }),
      await look("/legal/notice/es", { content_value: "x".repeat(40_001) }),
    ];
    for (const { status, html } of refused) {
      expect(status).toBe(422);
      expect(html).toContain("Diese Fassung lässt sich nicht zeigen");
    }
  });

  it("is only for people who may save the form, and only for texts that have one", async () => {
    const viewer = await signInAs(site, "viewer");
    const paths = ["/pages/home/hero_tagline", "/content/radio/es/title", "/podcast-content/en/crew", "/legal/privacy/en"];
    for (const path of paths) {
      expect((await viewer.post(PREVIEW + path, { version: "0", content_value: MARK })).status).toBe(403);
      expect((await site.newVisitor().post(PREVIEW + path, { version: "0", content_value: MARK })).headers.get("Location")).toContain("/admin/login");
      const led = await editor.get(PREVIEW + path);
      expect([led.status, led.headers.get("Location")?.split(/[/?]/)[2]]).toEqual([302, path.split("/")[1]]);
    }
    expect((await look("/pages/home/nothing", { content_value: MARK })).status).toBe(404);
    expect((await look("/content/radio/xx/title", { content_value: MARK })).status).toBe(404);
    expect((await look("/legal/imprint/de", { content_value: MARK })).status).toBe(404);
  });

  it("saves nothing, and leaves the pages unchanged", async () => {
    const state = async () => {
      const pages = await Promise.all(["/de", "/en/services/radio", "/es/services/podcast", "/de/impressum"].map(async (path) => (await site.newVisitor().get(path)).text()));
      return [...pages, await (await editor.get("/admin/drafts")).text(), await (await editor.get("/admin/pages/home/hero_tagline/edit")).text()].map((page) => page.replace(/nonce[^ >]*/g, ""));
    };
    // on a busy machine a screen arrives before its menu knows the number of open translations
    await until("the menu shows the number", async () => /Übersetzungen<[\s\S]{0,300}offen/.test(await (await editor.get("/admin/drafts")).text()));
    const before = await state();
    await look("/pages/home/hero_tagline", { content_value: MARK });
    await look("/content/radio/en/title", { content_value: MARK });
    await look("/podcast-content/es/hero", { title: MARK });
    await look("/legal/notice/de", { content_value: MARK });
    const after = await state();
    expect(after.join()).not.toContain(MARK);
    expect(after.map((page, index) => page.length === before[index]?.length)).toEqual(before.map(() => true));
  });

  it("also shows the page in a language that is disabled for visitors", async () => {
    const admin = await signInAs(site, "admin");
    expect((await admin.post("/admin/settings/languages", { languages: ["de"], version: "0" })).status).toBe(303);
    expect((await site.newVisitor().get("/en/vision")).status).toBe(302);
    const { html } = await look("/pages/about/title?language=en", { "en.content_value": MARK });
    expect(html).toContain(`<span id="place"></span>${MARK}`);
    expect(html).toContain('lang="en"');

    // in this test, because the language is disabled only now
    const marked: [string, number][] = [
      ["/admin/words", 3],
      ["/admin/words/export", 2],
      ["/admin/translations", 2],
      ["/admin/pages", 1],
      ["/admin/content?area=radio", 1],
      ["/admin/legal", 2],
      ["/admin/pages/about/title/edit", 1],
      ["/admin/content/radio/en/title/edit", 1],
    ];
    const counts = await Promise.all(marked.map(async ([path]) => (await (await editor.get(path)).text()).split("English (ausgeschaltet)").length - 1));
    expect(marked.filter(([, least], index) => (counts[index] ?? 0) < least)).toEqual([]);
    expect(await (await editor.get("/admin/words")).text()).not.toContain("Deutsch (ausgeschaltet)");
  });
});

function topLevel(html: string): string[] {
  return html.split(/(?=<(?:header class="page-hero|section ))/).filter((part) => part.startsWith("<"));
}
