import MarkdownIt, { type Token } from "markdown-it";
import { type Block, type Cell, type Inline, isLinkTarget, type LegalDocument, type LegalSection, plainText } from "./legal-document";

/** Everything else (HTML, pictures, code, reference links) stays as typed. */
const RULES = ["heading", "list", "table", "blockquote", "hr", "emphasis", "link", "autolink", "escape", "entity", "newline"];

const parser = new MarkdownIt("zero", { html: false, linkify: false, typographer: false }).enable(RULES);
parser.validateLink = isLinkTarget;

/** Deeper blocks become siblings, to keep the recursion shallow. */
const DEEPEST = 40;

/** Used by the page around the text. */
const TAKEN_IDS = ["main", "map", "cookie-dialog", "cookie-saved", "cookie-title"];

type Node = { token: Token; children: Node[] };

/** The text's highest level of heading begins sections, whatever it is. `## Title {#name}` names one. */
export function parseLegalText(markdown: string): LegalDocument {
  const nodes = treeOf(parser.parse(markdown, {}));
  const top = Math.min(...nodes.filter(isHeading).map(levelIn));
  const starts = nodes.flatMap((node, index) => (isHeading(node) && levelIn(node) === top ? [index] : []));
  const [first = nodes.length] = starts;
  const freeId = createIds();
  const sections = starts.map((start, order) => sectionOf(nodes.slice(start, starts[order + 1]), freeId));
  return { intro: blocksOf(nodes.slice(0, first), () => 3), sections };
}

function treeOf(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node: Node = { token, children: treeOf(token.children ?? []) };
    const place = open.at(-1);
    const isTooDeep = token.nesting === 1 && open.length > DEEPEST;
    if (!isTooDeep) place?.push(node);
    if (token.nesting === 1) open.push(isTooDeep && place ? place : node.children);
  }
  return root;
}

function sectionOf([head, ...rest]: readonly Node[], freeId: (wanted: string) => string): LegalSection {
  const { title, name } = withoutName(head ? lineOf(head) : []);
  const levels = rest.filter(isHeading).map(levelIn);
  const highest = Math.min(...levels);
  const blocks = blocksOf(rest, (node) => (levelIn(node) > highest && isHeading(node) ? 4 : 3));
  return { id: freeId(name ?? slugOf(plainText(title))), title, blocks };
}

function withoutName(inlines: readonly Inline[]): { title: readonly Inline[]; name: string | null } {
  const last = inlines.at(-1);
  if (typeof last !== "string") return { title: inlines, name: null };
  // only the braces: a pattern with the text before them takes a second for a line of spaces
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

/** One hash counts as two: a single `#` among `##` does not mean that the others are below it. */
function levelIn({ token }: Node): number {
  return Math.max(2, Number(token.tag.slice(1)));
}

function blocksOf(nodes: readonly Node[], levelOf: (node: Node) => 3 | 4): Block[] {
  return nodes.flatMap((node) => blockOf(node, levelOf));
}

function blockOf(node: Node, levelOf: (node: Node) => 3 | 4): Block[] {
  const { token, children } = node;
  switch (token.type) {
    case "paragraph_open":
      return [{ kind: token.hidden ? "line" : "paragraph", inlines: lineOf(node) }];
    case "heading_open":
      return [{ kind: "heading", level: levelOf(node), inlines: lineOf(node) }];
    case "bullet_list_open":
    case "ordered_list_open":
      return [{ kind: "list", first: firstNumber(node), items: children.map((item) => blocksOf(item.children, levelOf)) }];
    case "blockquote_open":
      return [{ kind: "quote", blocks: blocksOf(children, levelOf) }];
    case "table_open":
      return [tableOf(children)];
    case "hr":
      return [{ kind: "rule" }];
    default:
      return [];
  }
}

function firstNumber({ token }: Node): number | null {
  return token.type === "ordered_list_open" ? Number(token.attrGet("start") ?? 1) : null;
}

function tableOf(parts: readonly Node[]): Block {
  const rowsIn = (type: string): Cell[][] =>
    parts.filter(({ token }) => token.type === type).flatMap(({ children }) => children.map(({ children: cells }) => cells.map(lineOf)));
  return { kind: "table", head: rowsIn("thead_open").flat(), rows: rowsIn("tbody_open") };
}

function lineOf({ children }: Node): Inline[] {
  return children.flatMap(({ token, children: pieces }) => (token.type === "inline" ? inlinesOf(pieces) : []));
}

function inlinesOf(nodes: readonly Node[]): Inline[] {
  return nodes.flatMap(inlineOf);
}

/** Enter in a text area means a new line, whatever Markdown makes of it. */
function inlineOf({ token, children }: Node): Inline[] {
  const inlines = inlinesOf(children);
  switch (token.type) {
    case "softbreak":
    case "hardbreak":
      return [{ kind: "break" }];
    case "strong_open":
      return [{ kind: "strong", inlines }];
    case "em_open":
      return [{ kind: "emphasis", inlines }];
    case "link_open":
      return [{ kind: "link", href: String(token.attrGet("href") ?? "").replace(/^www\./i, "https://$&"), inlines }];
    default:
      return token.content === "" ? [] : [token.content];
  }
}
