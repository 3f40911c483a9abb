/** Puts a name in German quotation marks; quotation marks inside it become single ones. */
export function quoted(name: string): string {
  return `„${name.replaceAll(/["„“]([^"„“”]*)["“”]/g, "‚$1‘")}“`;
}
