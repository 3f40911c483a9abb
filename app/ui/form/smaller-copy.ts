/** Twice the size of pictures on the server. */
const [WIDEST, HIGHEST] = [2400, 1600];

export async function smallerCopy(file: File, limit: number): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * factor);
    canvas.height = Math.round(picture.height * factor);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const webp = await blobOf(canvas, "image/webp");
    const copy = webp && webp.size > limit ? await jpegOf(canvas, context) : webp;
    return copy && new File([copy], file.name, { type: copy.type });
  } catch {
    return null;
  }
}

/** Safari makes a PNG instead of WebP, in which a photo is too large again. In a JPEG, what is transparent would be black. */
function jpegOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D | null): Promise<Blob | null> {
  if (context) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return blobOf(canvas, "image/jpeg");
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
}
