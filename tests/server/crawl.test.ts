import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isLanguage, LANGUAGES } from "~/i18n/languages";
import { SHARE_SIZE } from "~/i18n/share-picture";
import { projectSlugAt, splitPrefix } from "~/paths";
import { useEmptySite } from "../harness/furnished-site";
import type { Site } from "../harness/site";
import { foreignWords } from "../i18n/foreign-words";
import { ask } from "./ask";
import { crawl, type Crawled, ownUrl } from "./crawl/crawl";
import { type Page, readPage } from "./crawl/page";

let site: Site;
let port: number;
/** Two crawls for each language: with its browser language from `/`, and with another browser language from its own address. */
const crawls = new Map<string, Crawled>();

useEmptySite(async (started) => {
  ({ site } = started);
  port = Number(new URL(site.origin).port);
  for (const language of LANGUAGES) {
    crawls.set(`/ ${language}`, await crawl({ origin: site.origin, start: "/", language }));
    crawls.set(`/${language} ${language}`, await crawl({ origin: site.origin, start: `/${language}`, language: "xx" }));
  }
});

const pagesOf = (name: string) => [...(crawls.get(name)?.pages.values() ?? [])];
const allPages = () => [...crawls.values()].flatMap(({ pages }) => [...pages.values()]);
/** Every indexed page once, by its canonical address. */
const indexed = () => new Map(allPages().flatMap((page) => (page.isIndexed && page.canonical ? [[page.canonical, page]] : [])));

describe.each(LANGUAGES.flatMap((language) => [`/ ${language}`, `/${language} ${language}`]))("from %s", (name) => {
  const [start = "", language = ""] = name.split(" ");

  it("every link and every file answers", () => {
    expect(pagesOf(name).length).toBeGreaterThanOrEqual(10);
    expect(crawls.get(name)?.broken).toEqual([]);
  });

  it("nothing is loaded from or sent to another host", () => {
    expect(crawls.get(name)?.foreign).toEqual([]);
  });

  it("no link leaves the language", () => {
    expect(pagesOf(name).filter((page) => page.language !== language).map(({ path }) => path)).toEqual([]);
    const strayed = pagesOf(name).filter(({ path }) => start !== "/" && path !== start && !path.startsWith(`${start}/`));
    expect(strayed.map(({ path }) => path)).toEqual([]);
  });

  it("no words are in another language than the markup says", () => {
    expect(pagesOf(name).flatMap(foreignWordsOn)).toEqual([]);
  });

  it("every page has one h1, and its own title and description", () => {
    const pages = [...new Map(pagesOf(name).map((page) => [page.canonical, page])).values()];
    expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
    for (const own of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
      expect(own.filter((text, index) => text === "" || own.indexOf(text) !== index)).toEqual([]);
    }
  });
});

describe("search engines and social networks", () => {
  it("find exactly the linked pages in the sitemap", async () => {
    const { text } = await ask(port, "/sitemap.xml");
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(listed.toSorted()).toEqual([...indexed().keys()].toSorted());
    for (const [, language = "", address = ""] of text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)) {
      expect(language === "x-default" || listed.includes(address), address).toBe(true);
    }
  });

  it("find the same alternates of a page in the sitemap and in the page", async () => {
    const { text } = await ask(port, "/sitemap.xml");
    const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    expect(entries).toHaveLength(indexed().size);
    for (const [, address = "", links = ""] of entries) {
      const alternates = new Map([...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = "", other = ""]) => [language, other]));
      expect(alternates, address).toEqual(indexed().get(address)?.alternates);
    }
  });

  it("find the sitemap in robots.txt, and the administration disallowed", async () => {
    const { text } = await ask(port, "/robots.txt");
    expect(text).toBe(`User-agent: *\nDisallow: /admin\nSitemap: ${site.origin}/sitemap.xml\n`);
  });

  it("find the same alternates on each translation of a page", async () => {
    for (const [address, { language, alternates }] of indexed()) {
      expect([...alternates.keys()].toSorted()).toEqual([...LANGUAGES, "x-default"].toSorted());
      expect(alternates.get(language)).toBe(address);
      for (const other of alternates.values()) {
        const page = readPage(other, (await ask(port, new URL(other).pathname)).text);
        expect(page.alternates, `${address} -> ${other}`).toEqual(alternates);
      }
    }
  });

  it("find valid structured data on each page", () => {
    for (const [address, { data }] of indexed()) {
      expect(data.length, address).toBe(1);
      for (const json of data) expect(JSON.parse(json), address).toHaveProperty("@graph.0.@type", "Organization");
    }
  });

  it("get a share picture of the right size for each page, and a different one for each", async () => {
    const screens = [...indexed()].filter(([address]) => !ofProject(address));
    const pictures = screens.map(([, { sharePicture }]) => sharePicture ?? "");
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) {
      const url = ownUrl(site, "/", picture);
      const { width, height } = await sharp((await ask(port, url?.pathname ?? "")).bytes).metadata();
      expect({ width, height }, picture).toEqual(SHARE_SIZE);
    }
  });

  it("get the project's still as share picture of each project page", async () => {
    const projects = [...indexed()].filter(([address]) => ofProject(address));
    expect(projects.length).toBeGreaterThan(LANGUAGES.length);
    for (const [address, { sharePicture = "" }] of projects) {
      expect(sharePicture).toMatch(new RegExp(`/artwork/projects/${address.split("/").at(-1) ?? ""}\\.webp$`));
      const { width } = await sharp((await ask(port, ownUrl(site, "/", sharePicture)?.pathname ?? "")).bytes).metadata();
      expect(width, sharePicture).toBeGreaterThanOrEqual(SHARE_SIZE.width);
    }
  });

  it("get neither index, canonical address nor alternates for a missing page", async () => {
    const page = readPage("/en/nowhere", (await ask(port, "/en/nowhere")).text);
    expect([page.isIndexed, page.canonical, page.alternates.size]).toEqual([false, undefined, 0]);
  });
});

function ofProject(address: string): boolean {
  return projectSlugAt(splitPrefix(new URL(address).pathname).path) !== null;
}

function foreignWordsOn({ path, words }: Page): string[] {
  return words.flatMap(({ text, language }) =>
    isLanguage(language) ? foreignWords(text, language).map((word) => `${path} (${language}): "${word}" in "${text}"`) : [],
  );
}
