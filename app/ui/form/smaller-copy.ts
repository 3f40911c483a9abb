/** Twice the size of pictures on the server. */
const [WIDEST, HIGHEST] = [2400, 1600];

export async function smallerCopy(file: File, limit: number): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * factor);
    canvas.height = Math.round(picture.height * factor);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const webp = await blobOf(canvas, "image/webp");
    // Safari makes a PNG instead, in which a photo is too large again
    const copy = webp && webp.size > limit ? await blobOf(canvas, "image/jpeg") : webp;
    return copy && new File([copy], file.name, { type: copy.type });
  } catch {
    return null;
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
}
