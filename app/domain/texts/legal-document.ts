/** Plain text is a string. `href` leads to a page of this site, a page of the web, a mailbox or a telephone. */
export type Inline =
  | string
  | { kind: "break" }
  | { kind: "strong"; inlines: readonly Inline[] }
  | { kind: "emphasis"; inlines: readonly Inline[] }
  | { kind: "link"; href: string; inlines: readonly Inline[] };

export type Cell = readonly Inline[];

/** `line` is a paragraph that fills a whole point of a list. `first` is the number of the first point; null for dots. */
export type Block =
  | { kind: "paragraph" | "line"; inlines: readonly Inline[] }
  | { kind: "heading"; level: 3 | 4; inlines: readonly Inline[] }
  | { kind: "list"; first: number | null; items: readonly (readonly Block[])[] }
  | { kind: "quote"; blocks: readonly Block[] }
  | { kind: "table"; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: "rule" };

export type LegalSection = { id: string; title: readonly Inline[]; blocks: readonly Block[] };

/** Can say nothing that these types do not: no HTML, no picture, no script. */
export type LegalDocument = { intro: readonly Block[]; sections: readonly LegalSection[] };

export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(textOfInline).join("");
}

function textOfInline(inline: Inline): string {
  if (typeof inline === "string") return inline;
  return inline.kind === "break" ? " " : plainText(inline.inlines);
}

/** A page of the web, perhaps without `https://`, a mailbox or a telephone. */
const OUTSIDE = /^(?:https?:\/\/[^/]|www\.|mailto:[^/]|tel:[+\d])/i;

/** A path of this site, since "//host" and "/\host" would leave it, or a place on the page. */
const INSIDE = /^(?:\/(?![/\\])|#)/;

export function isLinkTarget(address: string): boolean {
  return OUTSIDE.test(address) || INSIDE.test(address);
}
