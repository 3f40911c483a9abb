/** `href` is a path of this site, a URL, `mailto:` or `tel:`. */
export type Piece = string | { tag: Tag; href?: string; start?: number; inside: readonly Piece[] };

export const TAGS = ["p", "h3", "h4", "ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr", "th", "td", "hr", "br", "strong", "em", "a"] as const;

export type Tag = (typeof TAGS)[number];

export type LegalSection = { id: string; title: readonly Piece[]; pieces: readonly Piece[] };

/** Contains only these types: no HTML, picture or script. */
export type LegalDocument = { intro: readonly Piece[]; sections: readonly LegalSection[] };

export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(textOfPiece).join("");
}

function textOfPiece(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return piece.tag === "br" ? " " : plainText(piece.inside);
}

const OUTSIDE = /^(?:https?:\/\/[^/]|www\.|mailto:[^/]|tel:[+\d])/i;

/** Excludes "//host" and "/\host", which lead to another site. */
const INSIDE = /^(?:\/(?![/\\])|#)/;

export function isLinkTarget(address: string): boolean {
  return OUTSIDE.test(address) || INSIDE.test(address);
}
