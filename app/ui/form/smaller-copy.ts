/** Twice the size of pictures on the server. */
const [WIDEST, HIGHEST] = [2400, 1600];

export async function smallerCopy(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * factor);
    canvas.height = Math.round(picture.height * factor);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
    return copy && new File([copy], file.name, { type: copy.type });
  } catch {
    return null;
  }
}
