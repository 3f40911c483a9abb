import MarkdownIt, { type Token } from "markdown-it";
import { isLinkTarget, type LegalDocument, type LegalSection, type Piece, plainText, type Tag, TAGS } from "./legal-document";

/** All other Markdown (HTML, pictures, code, reference links) stays plain text. */
const RULES = ["heading", "list", "table", "blockquote", "hr", "emphasis", "link", "autolink", "escape", "entity", "newline"];

const parser = new MarkdownIt("zero", { html: false, linkify: false, typographer: false }).enable(RULES);
parser.validateLink = isLinkTarget;

/** Deeper blocks become siblings, to limit the recursion. */
const DEEPEST = 40;

/** Ids that the page around the text uses. */
const TAKEN_IDS = ["main", "main-menu", "language-menu", "wordmark-letters", "map", "cookie-dialog", "cookie-saved", "cookie-title"];

/** "Nutzer*innen" is a German word, and two of them in a paragraph would be emphasis. */
const INNER_STAR = /(?<=\p{L})\*(?=\p{L})/gu;

type Node = { token: Token; children: Node[] };

/** Headings of the highest level in the text begin sections. `## Title {#name}` gives a section an id. */
export function parseLegalText(markdown: string): LegalDocument {
  const nodes = treeOf(parser.parse(markdown.replaceAll(INNER_STAR, String.raw`\*`), {}));
  const top = Math.min(...nodes.filter(isHeading).map(levelIn));
  const starts = nodes.flatMap((node, index) => (isHeading(node) && levelIn(node) === top ? [index] : []));
  const [first = nodes.length] = starts;
  const freeId = createIds();
  const sections = starts.map((start, order) => sectionOf(nodes.slice(start, starts[order + 1]), freeId));
  return { intro: piecesOf(nodes.slice(0, first), () => "h3"), sections };
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
  const { title, name } = withoutName(head ? piecesOf(head.children) : []);
  const levels = rest.filter(isHeading).map(levelIn);
  const highest = Math.min(...levels);
  const pieces = piecesOf(rest, (heading) => (levelIn(heading) > highest ? "h4" : "h3"));
  return { id: freeId(name ?? slugOf(plainText(title))), title, pieces };
}

function withoutName(title: readonly Piece[]): { title: readonly Piece[]; name: string | null } {
  const last = title.at(-1);
  if (typeof last !== "string") return { title, name: null };
  // only the braces: a pattern that includes the text before them takes a second for a line of spaces
  const [braces = "", name = null] = /\{#([a-z][a-z\d-]{0,59})\}$/.exec(last) ?? [];
  if (name === null) return { title, name };
  const text = last.slice(0, -braces.length).trimEnd();
  return { title: [...title.slice(0, -1), ...(text ? [text] : [])], name };
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

/** `#` counts as `##`: one single `#` must not turn the other headings into subheadings. */
function levelIn({ token }: Node): number {
  return Math.max(2, Number(token.tag.slice(1)));
}

type TagOf = (heading: Node) => Tag;

function piecesOf(nodes: readonly Node[], headingOf: TagOf = () => "h3"): Piece[] {
  return nodes.flatMap((node) => pieceOf(node, headingOf));
}

/** Line breaks in the text area stay line breaks, unlike in Markdown. */
function pieceOf(node: Node, headingOf: TagOf): Piece[] {
  const { token } = node;
  const tag = isHeading(node) ? headingOf(node) : TAGS.find((one) => one === token.tag);
  if (tag === undefined && token.content !== "" && token.type !== "inline") return [token.content];
  const inside = piecesOf(node.children, headingOf);
  return tag === undefined || token.hidden ? inside : [{ tag, ...attributesOf(token), inside }];
}

function attributesOf(token: Token): { href?: string; start?: number } {
  if (token.type === "link_open") return { href: String(token.attrGet("href") ?? "").replace(/^www\./i, "https://$&") };
  const start = token.attrGet("start");
  return start === null ? {} : { start: Number(start) };
}
