import { encodeImage } from "~/platform/images.server";
import { isTooLarge } from "../record/upload-rules";
import type { ShownPicture } from "./picture";

/** A picture that was chosen in a form and is not stored: the page itself has its bytes. Null for a file that cannot become one. */
export async function chosenPicture(file: File | undefined): Promise<ShownPicture | null> {
  if (file === undefined || isTooLarge(file)) return null;
  const encoded = await encodeImage(Buffer.from(await file.arrayBuffer()));
  const bytes = encoded.ok ? encoded.variants.at(-1)?.bytes : undefined;
  if (!encoded.ok || bytes === undefined) return null;
  const src = `data:image/webp;base64,${bytes.toString("base64")}`;
  return { src, srcSet: `${src} ${encoded.width.toString()}w`, width: encoded.width, height: encoded.height, alt: "" };
}
