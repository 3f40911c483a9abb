import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** Creates a picture file for uploading in a form. */
export async function aPicture(name = "picture.png") {
  const file = join(await mkdtemp(join(tmpdir(), "calima-picture-")), name);
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b5651d" } }).png().toFile(file);
  return file;
}
