import type { Block, Cell, Inline } from "./legal-document";
import type { Node } from "./markdown-tree.server";

/** The blocks that some nodes stand for. Headings among them get the level that `levelOf` says. */
export function blocksOf(nodes: readonly Node[], levelOf: (node: Node) => 3 | 4): Block[] {
  return nodes.flatMap((node) => blockOf(node, levelOf));
}

/** What stands on the line that a node holds. */
export function lineOf({ children }: Node): Inline[] {
  return children.flatMap(({ token, children: pieces }) => (token.type === "inline" ? inlinesOf(pieces) : []));
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

function inlinesOf(nodes: readonly Node[]): Inline[] {
  return nodes.flatMap(inlineOf);
}

/** why: who presses Enter in a text area means a new line, whatever Markdown makes of it */
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
      return [{ kind: "link", href: String(token.attrGet("href") ?? ""), inlines }];
    default:
      return token.content === "" ? [] : [token.content];
  }
}
