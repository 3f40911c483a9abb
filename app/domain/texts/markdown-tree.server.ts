import MarkdownIt, { type Token } from "markdown-it";
import { isSafeAddress } from "./safe-address";

/** A token with what stands inside it. */
export type Node = { token: Token; children: Node[] };

/** What may be written. Everything else - HTML, pictures, code, footnotes of links - stays the text that was typed. */
const RULES = ["heading", "list", "table", "blockquote", "hr", "emphasis", "link", "autolink", "escape", "entity", "newline"];

const parser = new MarkdownIt("zero", { html: false, linkify: false, typographer: false }).enable(RULES);
parser.validateLink = isSafeAddress;

/** How deep anything is kept; what is deeper stands one beside the other, since nobody reads it and it would take the stack. */
const DEEPEST = 40;

/** A Markdown text as a tree. Blocks nested deeper than markdown-it's limit of 20 are left out. */
export function markdownTree(markdown: string): Node[] {
  return treeOf(parser.parse(markdown, {}));
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
