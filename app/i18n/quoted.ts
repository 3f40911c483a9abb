/** A name in German quotation marks; a pair of its own becomes single ones. */
export function quoted(name: string): string {
  return `„${name.replaceAll(/["„“]([^"„“”]*)["“”]/g, "‚$1‘")}“`;
}
