import { byTranslation } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import type { StoredFile } from "~/platform/storage-types";
import { storage } from "~/platform/storage.server";
import { operationsOf } from "../record/record-operations.server";
import { tableOf } from "../record/resource-table.server";
import { listTranslationsOf, textOf, textsByLanguage } from "../record/translations.server";
import { filenameIn } from "../record/upload-rules";
import type { Edits, FieldConflict } from "../record/any-record";
import { type AltTexts, media } from "./media";
import { fileUrlOf, narrowestOf, referenceOf } from "./picture";
import { pictureFrom } from "./pictures.server";
import { completenessOf } from "./media-admin.server";
import { requirePicture } from "./picture-files.server";

/** The texts of a picture are edited like a record; uploading and replacing its file have screens of their own. */
export const mediaTable = tableOf(media, {
  model: "mediaAsset",
  present: {},
  orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  removal: "erases",
  // facts and no fields: the file of an earlier version is deleted, so these values cannot be restored
  facts: {
    columns: ["originalName", "fileSize", "width", "height"],
    of: ({ originalName, fileSize, width, height }) => ({ original_name: originalName, file_size: fileSize, width, height }),
  },
  page: () => "home",
  isShown: () => false,
});

export const mediaRecords = operationsOf(mediaTable);

type Source = Pick<Reader, "mediaAsset" | "translation">;

export type MediaAsset = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

export async function findMedia(id: string, source: Source = read) {
  return (await findMediaOf([id], source)).get(id) ?? null;
}

async function findMediaOf(ids: readonly string[], source: Source = read) {
  const rows = await source.mediaAsset.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      version: true,
      originalName: true,
      altText: true,
      category: true,
      filename: true,
      filePath: true,
      fileSize: true,
      width: true,
      height: true,
      widths: true,
      createdAt: true,
    },
  });
  const translations = rows.length === 0 ? [] : await listTranslationsOf(source, { resource: "media", recordIds: rows.map(({ id }) => id) });
  return new Map(
    rows.map((row) => {
      const { altText, widths, ...asset } = row;
      const texts = textsByLanguage(translations.filter(({ recordId }) => recordId === row.id), ["alt_text"]);
      const altTexts = { alt_text: altText, ...byTranslation((language) => ({ alt_text: textOf(texts[language], "alt_text") })) };
      return [row.id, { ...asset, url: referenceOf(row), picture: pictureFrom(row), altTexts }];
    }),
  );
}

type FoundPicture = { file: StoredFile } | { movedTo: string } | null;

/** Opens any width. `movedTo`: the current address of a file that was replaced. Null for any other path. */
export async function openPicture(path: string): Promise<FoundPicture> {
  if (!path.endsWith(".webp")) return null;
  const file = await storage.open(path);
  if (file !== null) return requirePicture(file).then(() => ({ file }));
  const movedTo = await findCurrentFile(path);
  return movedTo === null ? null : { movedTo };
}

/** A limit for the screen; the form itself allows list indexes up to 99. */
const FILES_AT_ONCE = 12;

/** `more` counts the other files without text. A deleted file keeps its index, which the typed texts depend on. */
export async function listAltTexts(ids: readonly string[]) {
  const incomplete = await listIncomplete();
  const wanted = (ids.length > 0 ? ids : incomplete).slice(0, FILES_AT_ONCE);
  const found = await findMediaOf(wanted);
  return { files: wanted.map((id) => describedFile(id, found.get(id))), more: incomplete.filter((id) => !wanted.includes(id)).length };
}

async function listIncomplete(): Promise<string[]> {
  const rows = await read.mediaAsset.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }], select: { id: true, altText: true } });
  const isComplete = await completenessOf();
  return rows.filter((row) => !isComplete(row)).map(({ id }) => id);
}

function describedFile(id: string, asset: MediaAsset | undefined) {
  if (asset === undefined) return { originalName: "Gelöschte Datei", thumbnail: null, values: { id, version: 0 } };
  const { version, originalName, picture, altTexts } = asset;
  return { originalName, thumbnail: narrowestOf(picture), values: { id, version, ...altTexts } };
}

type TypedAltTexts = AltTexts & { id: string; version: number };

export type ConflictingAltTexts = Edits & { id: string; version: number; conflicts?: readonly FieldConflict[] };

export async function saveAltTexts(typed: readonly TypedAltTexts[], by: string) {
  const outcome: { saved: number; gone: number; conflicting: ConflictingAltTexts[] } = { saved: 0, gone: 0, conflicting: [] };
  const found = await findMediaOf(typed.map(({ id }) => id));
  for (const { id, version, ...texts } of typed) {
    const category = found.get(id)?.category ?? "";
    const result = await mediaRecords.update({ id, version, form: { ...texts, category }, by });
    if (result.ok) outcome.saved += result.record.version === version ? 0 : 1;
    else if (result.reason === "conflict") {
      const { values, version, conflicts } = result.conflict;
      outcome.conflicting.push({ ...values, id, version, conflicts });
    } else outcome.gone += 1;
  }
  return outcome;
}

/** For a picture's reference or the path of a replaced file. Null for any other path, and for the current file. */
async function findCurrentFile(path: string): Promise<string | null> {
  const filename = filenameIn(path);
  if (filename === null) return null;
  const row = await read.mediaAsset.findUnique({ where: { filename }, select: { filePath: true } });
  return row === null || row.filePath === path ? null : fileUrlOf(row.filePath);
}
