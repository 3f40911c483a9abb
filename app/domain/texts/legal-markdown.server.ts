import { blocksOf, lineOf } from "./legal-blocks.server";
import { type Inline, type LegalDocument, type LegalSection, plainText } from "./legal-document";
import { markdownTree, type Node } from "./markdown-tree.server";

/** Names that the pages around the text have given away. */
const TAKEN_IDS = ["main", "map", "cookie-dialog", "cookie-saved", "cookie-title"];

/**
 * A Markdown text as a page shows it: the highest headings that it uses begin its sections, whatever their number of
 * hashes, since the title of the page stands above them. `## Title {#name}` gives a section a name of its own.
 */
export function parseLegalText(markdown: string): LegalDocument {
  const nodes = markdownTree(markdown);
  const top = Math.min(...nodes.filter(isHeading).map(levelIn));
  const starts = nodes.flatMap((node, index) => (isHeading(node) && levelIn(node) === top ? [index] : []));
  const [first = nodes.length] = starts;
  const ids = new Set(TAKEN_IDS);
  const sections = starts.map((start, order) => sectionOf(nodes.slice(start, starts[order + 1]), ids));
  return { intro: blocksOf(nodes.slice(0, first), () => 3), sections };
}

function sectionOf([head, ...rest]: readonly Node[], ids: Set<string>): LegalSection {
  const { title, name } = withoutName(head ? lineOf(head) : []);
  const levels = rest.filter(isHeading).map(levelIn);
  const highest = Math.min(...levels);
  const blocks = blocksOf(rest, (node) => (levelIn(node) > highest && isHeading(node) ? 4 : 3));
  return { id: freeId(name ?? slugOf(plainText(title)), ids), title, blocks };
}

/** A heading says at its end what it is called in addresses: "Cookies {#cookies}". */
function withoutName(inlines: readonly Inline[]): { title: readonly Inline[]; name: string | null } {
  const last = inlines.at(-1);
  const found = typeof last === "string" ? /^(.*?)\s*\{#([a-z][a-z\d-]{0,59})\}$/.exec(last) : null;
  if (found === null) return { title: inlines, name: null };
  const [, text = "", name = ""] = found;
  return { title: [...inlines.slice(0, -1), ...(text ? [text] : [])], name };
}

function slugOf(title: string): string {
  const plain = title.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replaceAll(/[^a-z\d]+/g, "-").replaceAll(/^[\d-]+|-+$/g, "");
  return slug.slice(0, 60) || "abschnitt";
}

/** The name itself, or with the first number behind it that nobody has. */
function freeId(wanted: string, ids: Set<string>): string {
  let [id, number] = [wanted, 1];
  while (ids.has(id)) id = `${wanted}-${(number += 1).toString()}`;
  ids.add(id);
  return id;
}

function isHeading({ token }: Node): boolean {
  return token.type === "heading_open";
}

function levelIn({ token }: Node): number {
  return Number(token.tag.slice(1));
}
