/** The chunk types of a WebP file; null if it is none or has other bytes before or after it. */
export function webpChunks(bytes: Buffer): string[] | null {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return null;
  const types: string[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    types.push(bytes.toString("latin1", at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length ? types : null;
}
