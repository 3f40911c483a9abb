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
  const freeId = createIds();
  const sections = starts.map((start, order) => sectionOf(nodes.slice(start, starts[order + 1]), freeId));
  return { intro: blocksOf(nodes.slice(0, first), () => 3), sections };
}

function sectionOf([head, ...rest]: readonly Node[], freeId: (wanted: string) => string): LegalSection {
  const { title, name } = withoutName(head ? lineOf(head) : []);
  const levels = rest.filter(isHeading).map(levelIn);
  const highest = Math.min(...levels);
  const blocks = blocksOf(rest, (node) => (levelIn(node) > highest && isHeading(node) ? 4 : 3));
  return { id: freeId(name ?? slugOf(plainText(title))), title, blocks };
}

/** A heading says at its end what it is called in addresses: "Cookies {#cookies}". */
function withoutName(inlines: readonly Inline[]): { title: readonly Inline[]; name: string | null } {
  const last = inlines.at(-1);
  if (typeof last !== "string") return { title: inlines, name: null };
  // why so short: a pattern with the text before it would take a second for a line of spaces
  const [braces = "", name = null] = /\{#([a-z][a-z\d-]{0,59})\}$/.exec(last) ?? [];
  if (name === null) return { title: inlines, name };
  const text = last.slice(0, -braces.length).trimEnd();
  return { title: [...inlines.slice(0, -1), ...(text ? [text] : [])], name };
}

function slugOf(title: string): string {
  const plain = title.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replaceAll(/[^a-z\d]+/g, "-").replaceAll(/^[\d-]+|-+$/g, "");
  return slug.slice(0, 60) || "abschnitt";
}

/** Gives the name itself, or with the next number behind it that nobody has. */
function createIds() {
  const ids = new Set(TAKEN_IDS);
  const numbers = new Map<string, number>();
  return (wanted: string): string => {
    let id = wanted;
    for (let number = numbers.get(wanted) ?? 2; ids.has(id); number += 1) {
      id = `${wanted}-${number.toString()}`;
      numbers.set(wanted, number);
    }
    ids.add(id);
    return id;
  };
}

function isHeading({ token }: Node): boolean {
  return token.type === "heading_open";
}

function levelIn({ token }: Node): number {
  return Number(token.tag.slice(1));
}
