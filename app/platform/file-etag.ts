/** Strong, because files are only replaced as a whole. */
export function fileEtag({ size, mtimeMs }: { size: number; mtimeMs: number }): string {
  return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}
