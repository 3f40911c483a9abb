import { type Link, linksIn, loadedBy } from "./addresses";
import { readMarkup, type Tag, type Words } from "./markup";

/** The parts of a page that the crawl checks. */
export type Page = {
  path: string;
  language: string;
  title: string;
  description: string;
  headings: number;
  ids: ReadonlySet<string>;
  canonical: string | undefined;
  /** Address by language code, "x-default" among them. */
  alternates: ReadonlyMap<string, string>;
  isIndexed: boolean;
  sharePicture: string | undefined;
  data: string[];
  links: Link[];
  loaded: string[];
  formTargets: string[];
  words: Words[];
};

export function readPage(path: string, html: string): Page {
  const { tags, words, data } = readMarkup(html);
  const ofName = (name: string) => tags.filter((tag) => tag.name === name);
  const linkTo = (relation: string) => ofName("link").filter(({ attributes }) => attributes.get("rel") === relation);
  const meta = metaOf(ofName("meta"));
  return {
    path,
    language: ofName("html")[0]?.language ?? "",
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    description: meta("description") ?? "",
    headings: ofName("h1").length,
    ids: new Set(tags.map(({ attributes }) => attributes.get("id") ?? "")),
    canonical: linkTo("canonical")[0]?.attributes.get("href"),
    alternates: new Map(linkTo("alternate").map(({ attributes }) => [attributes.get("hreflang") ?? "", attributes.get("href") ?? ""])),
    isIndexed: !(meta("robots") ?? "").includes("noindex"),
    sharePicture: meta("og:image"),
    data,
    links: linksIn(tags),
    loaded: loadedBy(tags),
    formTargets: ofName("form").map(({ attributes }) => attributes.get("action") ?? path),
    words,
  };
}

function metaOf(tags: readonly Tag[]) {
  return (wanted: string) => {
    const found = tags.find(({ attributes }) => [attributes.get("name"), attributes.get("property")].includes(wanted));
    return found?.attributes.get("content");
  };
}
