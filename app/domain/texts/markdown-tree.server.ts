import MarkdownIt, { type Token } from "markdown-it";
import { isSafeAddress } from "./safe-address";

/** A token with what stands inside it. */
export type Node = { token: Token; children: Node[] };

/** What may be written. Everything else - HTML, pictures, code, footnotes of links - stays the text that was typed. */
const RULES = ["heading", "list", "table", "blockquote", "hr", "emphasis", "link", "autolink", "escape", "entity", "newline"];

const parser = new MarkdownIt("zero", { html: false, linkify: false, typographer: false }).enable(RULES);
parser.validateLink = isSafeAddress;

/** A Markdown text as a tree. What is nested deeper than markdown-it's limit of 20 is left out. */
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
    open.at(-1)?.push(node);
    if (token.nesting === 1) open.push(node.children);
  }
  return root;
}
