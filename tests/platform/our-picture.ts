import sharp from "sharp";
import { PAYLOAD } from "./hostile-files";
import { webpChunks } from "./webp-chunks";

/** What is wrong with a file that should be a picture from our encoder; null if nothing is. */
export async function faultOfPicture(bytes: Buffer): Promise<string | null> {
  const chunks = webpChunks(bytes);
  if (chunks === null) return "no WebP, or more than one";
  const foreign = chunks.filter((type) => !["VP8 ", "VP8L", "VP8X", "ALPH"].includes(type));
  if (foreign.length > 0) return `parts that are no picture: ${foreign.join()}`;
  if (bytes.includes("calima-payload") || bytes.includes(PAYLOAD)) return "the payload";
  const { width, height, exif, xmp, icc } = await sharp(bytes).metadata();
  return width > 1200 || height > 800 || exif || xmp || icc ? "too large, or described" : null;
}
