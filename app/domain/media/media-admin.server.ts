import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { pageOf } from "../record/list-pages";
import { orWithoutTable } from "../record/resource-table.server";
import type { MediaFile } from "./media";
import type { MediaFilter } from "./media-filter";
import { artworkPicture, fileUrlOf, narrowestOf, referenceOf } from "./picture";
import { pictureFrom } from "./pictures.server";
import { PEOPLE_ARTWORK, PROJECT_ARTWORK, SPONSOR_ARTWORK } from "./artwork-slugs";

// Fills whole rows of two, three and four cards.
const FILES_ON_A_PAGE = 24;

const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "asc" as const }];

const FOLDERS = [
  { folder: "people", category: "team", pictures: PEOPLE_ARTWORK, extension: "webp" },
  { folder: "projects", category: "projects", pictures: PROJECT_ARTWORK, extension: "webp" },
  { folder: "sponsors", category: "sponsors", pictures: SPONSOR_ARTWORK, extension: "svg" },
] as const;

const SHIPPED_PICTURES = FOLDERS.flatMap(({ folder, category, pictures, extension }) =>
  pictures.map(({ slug }) => {
    const url = `/artwork/${folder}/${slug}.${extension}`;
    const picture = artworkPicture(url);
    return {
      id: url,
      originalName: `${slug}.${extension}`,
      category,
      file: null,
      isIncomplete: false,
      url,
      fileUrl: url,
      thumbnail: picture ? narrowestOf(picture) : url,
    };
  }),
);

type MediaPage = { files: MediaFile[]; total: number; incomplete: number; page: number; pageCount: number };

type Wanted = Pick<MediaFilter, "search" | "category" | "page" | "state"> & {
  isUsed?: (url: string) => boolean;
};

/** Uploaded files come first, newest on top, then the default content's. Always two queries. */
export function listMedia(wanted: Wanted): Promise<MediaPage> {
  return orWithoutTable(() => listFound(wanted), () => ({ files: [], total: 0, incomplete: 0, page: 1, pageCount: 1 }));
}

export async function completenessOf(): Promise<(row: Pick<Row, "id" | "altText">) => boolean> {
  const where = { resource: "media", field: "alt_text", value: { not: "" } };
  const texts = await read.translation.findMany({ where, select: { recordId: true, languageCode: true } });
  const translated = new Set(texts.map(({ recordId, languageCode }) => `${languageCode} ${recordId}`));
  return ({ id, altText }) => altText !== "" && TRANSLATION_LANGUAGES.every((language) => translated.has(`${language} ${id}`));
}

export async function countMediaToMend(isUsed: (url: string) => boolean): Promise<{ incomplete: number; unused: number }> {
  const rows = await read.mediaAsset.findMany({ select: { id: true, altText: true, category: true, filename: true } });
  const isComplete = await completenessOf();
  return { incomplete: rows.filter((row) => !isComplete(row)).length, unused: rows.filter((row) => !isUsed(referenceOf(row))).length };
}

type Row = { id: string; originalName: string; altText: string; category: string; filename: string };

type FileRow = Row & Parameters<typeof pictureFrom>[0] & { fileSize: number; createdAt: Date };

/** Compares names in JavaScript, because SQLite and Postgres treat "ä" and "Ä" differently. */
async function listFound(wanted: Wanted): Promise<MediaPage> {
  const names = { id: true, originalName: true, altText: true, category: true, filename: true };
  const select = { ...names, filePath: true, width: true, height: true, widths: true, fileSize: true, createdAt: true };
  const rows = await read.mediaAsset.findMany({ orderBy: NEWEST_FIRST, select });
  const isComplete = await completenessOf();
  const uploaded = rows.map((row) => ({ ...row, url: referenceOf(row), isIncomplete: !isComplete(row) }));
  const found = uploaded.filter((row) => isWanted({ ...row, text: `${row.originalName} ${row.altText}`, isShipped: false }, wanted));
  const shipped = SHIPPED_PICTURES.filter((picture) => isWanted({ ...picture, text: picture.originalName, isShipped: true }, wanted));
  const { skip, take, ...page } = pageOf(wanted.page, found.length + shipped.length, FILES_ON_A_PAGE);
  const shown = found.slice(skip, skip + take);
  const behind = Math.max(0, skip - found.length);
  return {
    files: [...shown.map(fileOf), ...shipped.slice(behind, behind + take - shown.length)],
    total: found.length + shipped.length,
    incomplete: uploaded.filter(({ isIncomplete }) => isIncomplete).length,
    ...page,
  };
}

type Candidate = { text: string; category: string; url: string; isIncomplete: boolean; isShipped: boolean };

function isWanted({ text, category, url, isIncomplete, isShipped }: Candidate, { search, category: wanted, state, isUsed }: Wanted): boolean {
  if (wanted !== undefined && category !== wanted) return false;
  if (!comparable(text).includes(comparable(search))) return false;
  if (state === "unused") return isUsed?.(url) === false;
  if (state === "incomplete") return isIncomplete;
  return state !== "shipped" || isShipped;
}

/** Composes letters: names from a Mac may contain "ü" as two characters, which no keyboard types. */
function comparable(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("de");
}

function fileOf({ id, originalName, category, fileSize, createdAt, isIncomplete, url, ...row }: FileRow & { url: string; isIncomplete: boolean }): MediaFile {
  return {
    id,
    originalName,
    category,
    isIncomplete,
    url,
    file: { fileSize, createdAt },
    fileUrl: fileUrlOf(row.filePath),
    thumbnail: narrowestOf(pictureFrom(row)),
  };
}
