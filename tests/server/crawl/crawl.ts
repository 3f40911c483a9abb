import { ask } from "../ask";
import { loadedByStyles } from "./addresses";
import { type Page, readPage } from "./page";

export type Crawled = {
  /** Every linked page, by path. */
  pages: Map<string, Page>;
  /** "where -> what" of each address that did not answer with 200. */
  broken: string[];
  /** "where -> what" of each address on another host that a browser would load by itself or send a form to. */
  foreign: string[];
};

type Visit = { origin: string; start: string; language: string };

/** Follows every link of every page that can be reached from the start, as a visitor with this browser language. */
export async function crawl(visit: Visit): Promise<Crawled> {
  const crawled: Crawled = { pages: new Map(), broken: [], foreign: [] };
  const seen = new Set<string>();
  const waiting = [{ path: visit.start, from: "the start" }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next.path)) continue;
    seen.add(next.path);
    const found = await open(visit, next.path);
    if (found === "broken") crawled.broken.push(`${next.from} -> ${next.path}`);
    if (typeof found === "string") continue;
    crawled.pages.set(next.path, found);
    for (const { href } of found.links) {
      const url = ownUrl(visit, found.path, href);
      if (url) waiting.push({ path: url.pathname + url.search, from: found.path });
    }
  }
  await loadEverything(visit, crawled);
  checkAnchors(visit, crawled);
  return crawled;
}

/** The URL of a link, or null if it leads to another site. */
export function ownUrl({ origin }: Pick<Visit, "origin">, path: string, href: string): URL | null {
  const url = new URL(href, origin + path);
  return url.origin === origin ? url : null;
}

async function open({ origin, language }: Visit, path: string): Promise<Page | "broken" | "no page"> {
  const answer = await ask(portOf(origin), path, { headers: { Accept: "text/html", "Accept-Language": language } });
  if (answer.status !== 200) return "broken";
  return answer.headers["content-type"]?.startsWith("text/html") ? readPage(path, answer.text) : "no page";
}

/** Loads once each file of the pages, and each file of their style sheets and manifests; checks form targets. */
async function loadEverything(visit: Visit, crawled: Crawled) {
  const seen = new Set<string>();
  const waiting = [...crawled.pages.values()].flatMap(({ path, loaded }) => loaded.map((address) => ({ from: path, address })));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const url = new URL(next.address, visit.origin + next.from);
    if (seen.has(url.href)) continue;
    seen.add(url.href);
    if (url.origin !== visit.origin) crawled.foreign.push(`${next.from} -> ${url.href}`);
    else waiting.push(...(await load(visit, next.from, url, crawled)).map((address) => ({ from: url.pathname, address })));
  }
  for (const { path, formTargets } of crawled.pages.values()) {
    crawled.foreign.push(...formTargets.filter((target) => !ownUrl(visit, path, target)).map((target) => `${path} -> ${target}`));
  }
}

async function load({ origin }: Visit, from: string, url: URL, { broken }: Crawled): Promise<string[]> {
  const { status, headers, text } = await ask(portOf(origin), url.pathname + url.search, { headers: { "Accept-Encoding": "br" } });
  if (status !== 200) broken.push(`${from} -> ${url.pathname}`);
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/css")) return loadedByStyles(text);
  return type.startsWith("application/manifest+json") ? [...text.matchAll(/"src":\s*"([^"]+)"/g)].map(([, src = ""]) => src) : [];
}

/** The target id of a link to a part of a page must exist. */
function checkAnchors(visit: Visit, { pages, broken }: Crawled) {
  for (const { path, links } of pages.values()) {
    for (const { href } of links) {
      const url = ownUrl(visit, path, href);
      const target = url && pages.get(url.pathname + url.search);
      if (target && url.hash && !target.ids.has(url.hash.slice(1))) broken.push(`${path} -> ${href}`);
    }
  }
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
