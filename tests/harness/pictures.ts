import sharp from "sharp";

/** An upload form with a one-coloured picture of this size in pixels. */
export async function picture(name: string, { width, height } = { width: 640, height: 400 }) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#0e6c78" } }).png().toBuffer();
  const body = new FormData();
  body.append("category", "general");
  body.append("file", new File([new Uint8Array(bytes)], name, { type: "image/png" }));
  return body;
}
