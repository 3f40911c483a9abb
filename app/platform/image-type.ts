export type ImageType = "jpeg" | "png" | "webp" | "gif";

/** What the first bytes say a file is. Names and declared types are claims of the sender and are not asked. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) return "gif";
  if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
  return null;
}
