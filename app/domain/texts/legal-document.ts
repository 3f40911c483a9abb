/** `href` is a path of this site, a URL, `mailto:` or `tel:`. */
export type Inline =
  | string
  | { kind: "break" }
  | { kind: "strong"; inlines: readonly Inline[] }
  | { kind: "emphasis"; inlines: readonly Inline[] }
  | { kind: "link"; href: string; inlines: readonly Inline[] };

export type Cell = readonly Inline[];

/** `line` is the text of a list's item. `first` is the number of the first item; null for bullets. */
export type Block =
  | { kind: "paragraph" | "line"; inlines: readonly Inline[] }
  | { kind: "heading"; level: 3 | 4; inlines: readonly Inline[] }
  | { kind: "list"; first: number | null; items: readonly (readonly Block[])[] }
  | { kind: "quote"; blocks: readonly Block[] }
  | { kind: "table"; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: "rule" };

export type LegalSection = { id: string; title: readonly Inline[]; blocks: readonly Block[] };

/** Has nothing but these types: no HTML, picture or script. */
export type LegalDocument = { intro: readonly Block[]; sections: readonly LegalSection[] };

export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(textOfInline).join("");
}

function textOfInline(inline: Inline): string {
  if (typeof inline === "string") return inline;
  return inline.kind === "break" ? " " : plainText(inline.inlines);
}

const OUTSIDE = /^(?:https?:\/\/[^/]|www\.|mailto:[^/]|tel:[+\d])/i;

/** Not "//host" and "/\host", which lead to another site. */
const INSIDE = /^(?:\/(?![/\\])|#)/;

export function isLinkTarget(address: string): boolean {
  return OUTSIDE.test(address) || INSIDE.test(address);
}
