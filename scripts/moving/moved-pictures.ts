import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";
import { isPictureCategory, type PictureCategory, referenceOf } from "../../app/domain/media/picture";
import { keysOf, storeFiles } from "../../app/domain/media/picture-files.server";
import { filenameIn } from "../../app/domain/record/upload-rules";
import type { Database } from "../../app/platform/database-types";
import { encodeImage } from "../../app/platform/images.server";
import { isStorageKey } from "../../app/platform/storage-key";
import { storage } from "../../app/platform/storage.server";
import { dateTime, version } from "./raw-values";
import type { RawRow } from "./sql-rows";

/** A row of `media_assets` from this site: its files are already encoded. */
const ownAsset = z.object({
  id: z.string().min(1), filename: z.string().regex(/^\d{13}-[0-9a-f]{16}\.webp$/), original_name: z.string(), alt_text: z.string().default(""),
  file_path: z.string().refine(isStorageKey), file_size: z.number().int(), mime_type: z.literal("image/webp"),
  category: z.string().refine(isPictureCategory), width: z.number().int(), height: z.number().int(), widths: z.array(z.number().int()).min(1), version, created_at: dateTime, updated_at: dateTime,
});

type Source = { folder: string; assets: readonly RawRow[]; database: Database; isWritten: boolean };

type Found = { ok: true; url: string; wasThere?: boolean } | { ok: false; reason: string };

/** Handles one picture at a time; the same picture is stored once, even if it comes several times. */
export async function openPictures({ folder, assets, database, isWritten }: Source) {
  const files = new Map((await filesBelow(join(folder, "media"))).map((file) => [sameName(file), file]));
  const known = new Map(assets.flatMap(({ columns }) => (typeof columns.file_path === "string" ? [[sameName(columns.file_path), columns] as const] : [])));
  const own = new Set(assets.flatMap(({ columns }) => ownAsset.safeParse(columns).data?.filename ?? []));
  const done = new Map<string, Found>();

  const read = (file: string) => readFile(join(folder, "media", file));

  async function isListed(filename: string): Promise<boolean> {
    return (await database.read.mediaAsset.count({ where: { filename } })) > 0;
  }

  /** Imports a row from this site, with its files unchanged; null for other rows. */
  async function takeOwn({ columns }: RawRow): Promise<"taken" | "unchanged" | { reason: string } | null> {
    const { data: row } = ownAsset.safeParse(columns);
    if (row === undefined) return null;
    if (await isListed(row.filename)) return "unchanged";
    const keys = keysOf({ filePath: row.file_path, widths: row.widths });
    for (const key of keys) {
      const file = files.get(sameName(key));
      if (file === undefined) return { reason: `the file media/${key} is missing` };
      const bytes = await read(file);
      if (!(await encodeImage(bytes)).ok) return { reason: `the file media/${key} is no picture` };
      if (isWritten) await storage.put(key, bytes);
    }
    if (isWritten) await database.write((tx) => tx.mediaAsset.create({ data: dataOf(row) }));
    return "taken";
  }

  async function takeOther({ columns }: RawRow): Promise<"taken" | "unchanged" | { reason: string }> {
    const path = columns.file_path;
    if (typeof path !== "string" || path === "") return { reason: "file_path is missing" };
    const folderName = path.split("/", 1)[0] ?? "";
    const before = done.size;
    const found = await resolve(path, isPictureCategory(folderName) ? folderName : "general");
    if (!found.ok) return found;
    return done.size > before && !found.wasThere ? "taken" : "unchanged";
  }

  async function resolve(address: string, category: PictureCategory): Promise<Found> {
    const name = filenameIn(address);
    if (address.startsWith("/artwork/") || (name !== null && (own.has(name) || (await isListed(name))))) return { ok: true, url: address };
    const file = candidatesOf(address).map((one) => files.get(one)).find((one) => one !== undefined);
    if (file === undefined) return { ok: false, reason: `the picture ${address} is not in media/` };
    const bytes = await read(file);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const found = done.get(hash) ?? (await store({ file, bytes, hash, category }));
    done.set(hash, found);
    return found;
  }

  async function store({ file, bytes, hash, category }: { file: string; bytes: Buffer; hash: string; category: PictureCategory }): Promise<Found> {
    // the same bytes get the same name in every run, and a name must begin with 13 digits
    const filename = `0000000000000-${hash.slice(0, 16)}.webp`;
    const earlier = await database.read.mediaAsset.findUnique({ where: { filename }, select: { category: true } });
    if (earlier) return { ok: true, wasThere: true, url: referenceOf({ category: earlier.category, filename }) };
    const url = referenceOf({ category, filename });
    if (!isWritten) return (await encodeImage(bytes)).ok ? { ok: true, url } : broken(file);
    const about = known.get(sameName(file)) ?? {};
    const altText = typeof about.alt_text === "string" ? about.alt_text.trim().slice(0, 300) : "";
    const named = new File([new Uint8Array(bytes)], typeof about.original_name === "string" ? about.original_name : file);
    const stored = await storeFiles({ file: named, bytes, filePath: `${category}/${filename}` }, (made) =>
      database.write((tx) => tx.mediaAsset.create({ data: { ...made, filename, category, altText } })),
    );
    return stored.ok ? { ok: true, url } : broken(file);
  }

  return { takeOwn, takeOther, resolve };
}

export type Pictures = Awaited<ReturnType<typeof openPictures>>;

function broken(file: string): Found {
  return { ok: false, reason: `media/${file} is no picture that can be read, or larger than 5 MB` };
}

/** Possible places of an address's file: the path as in the bucket, or only the file name. */
export function candidatesOf(address: string): string[] {
  const path = sameName(decoded(address.split(/[?#]/, 1)[0] ?? ""));
  const inBucket = /\/(?:media|media-assets)\/(.+)$/.exec(path)?.[1];
  const plain = path.replace(/^\/+/, "");
  return [...(inBucket === undefined ? [] : [inBucket]), plain, path.slice(path.lastIndexOf("/") + 1)];
}

/** Normalized, because a Mac separates letters and accents in file names. */
function sameName(path: string): string {
  return path.normalize().toLowerCase();
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function dataOf(row: z.output<typeof ownAsset>) {
  const { original_name: originalName, alt_text: altText, file_path: filePath, file_size: fileSize, mime_type: mimeType, created_at: createdAt, updated_at: updatedAt, ...same } = row;
  return { ...same, originalName, altText, filePath, fileSize, mimeType, createdAt, updatedAt };
}
