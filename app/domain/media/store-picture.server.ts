import { randomBytes } from "node:crypto";
import { write } from "~/platform/database.server";
import { encodeImage, type ImageRefusal, type ImageVariant } from "~/platform/images.server";
import { storage } from "~/platform/storage.server";
import { recordChange } from "../changes/changes.server";
import { narrowerPath, type PictureCategory, pictureUrlOf } from "./picture";
import { isTooLarge, type UploadRefusal } from "./upload-rules";

const LONGEST_ORIGINAL_NAME = 200;

type Upload = { file: File; category: PictureCategory; by: string };

export type StoredPicture = { ok: true; id: string; url: string } | { ok: false; refusal: UploadRefusal };

/**
 * Makes pictures of an uploaded file, keeps them and lists them among the media. `by` is the id in `admin_users`.
 * The files come first: whatever fails after them takes them away again, so that neither is there without the other.
 */
export async function storePicture({ file, category, by }: Upload): Promise<StoredPicture> {
  if (isTooLarge(file)) return { ok: false, refusal: "tooLarge" };
  const encoded = await encodeImage(Buffer.from(await file.arrayBuffer()));
  if (!encoded.ok) return { ok: false, refusal: refusalOf(encoded.reason, file) };
  const filePath = newFilePath(category);
  const files = filesOf(filePath, encoded.variants);
  const row = {
    filename: filePath.slice(category.length + 1),
    originalName: file.name.slice(0, LONGEST_ORIGINAL_NAME),
    filePath,
    fileSize: encoded.variants.at(-1)?.bytes.length ?? 0,
    mimeType: "image/webp",
    category,
    width: encoded.width,
    height: encoded.height,
    widths: encoded.variants.map(({ width }) => width),
  };
  const id = await putOrLeaveNothing(files, () => insert(row, by));
  return { ok: true, id, url: pictureUrlOf(filePath) };
}

function refusalOf(reason: ImageRefusal, file: File): UploadRefusal {
  if (reason === "busy") return "busy";
  if (reason === "wrongType") return file.type.startsWith("image/") ? "wrongType" : "notAnImage";
  return "notConverted";
}

/** Never used twice, never guessed, and its extension is that of what we made of the file. */
function newFilePath(category: PictureCategory): string {
  return `${category}/${Date.now().toString()}-${randomBytes(8).toString("hex")}.webp`;
}

type NewFile = { key: string; bytes: Buffer };

function filesOf(filePath: string, variants: readonly ImageVariant[]): NewFile[] {
  return variants.map(({ width, bytes }, index) => ({
    key: index === variants.length - 1 ? filePath : narrowerPath(filePath, width),
    bytes,
  }));
}

async function putOrLeaveNothing<Result>(files: readonly NewFile[], then: () => Promise<Result>): Promise<Result> {
  try {
    for (const { key, bytes } of files) await storage.put(key, bytes);
    return await then();
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => storage.remove(key)));
    throw error;
  }
}

type NewRow = {
  filename: string;
  originalName: string;
  filePath: string;
  fileSize: number;
  mimeType: string;
  category: PictureCategory;
  width: number;
  height: number;
  widths: number[];
};

function insert(row: NewRow, by: string): Promise<string> {
  return write(async (tx) => {
    const { id } = await tx.mediaAsset.create({ data: row, select: { id: true } });
    await recordChange(tx, { by, noun: "media", recordId: id, action: "create", before: null, after: row });
    return id;
  });
}
