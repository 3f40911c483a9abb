import { TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { pageOf } from "../record/list-pages";
import { orWithoutTable } from "../record/resource-table.server";
import type { MediaFilter } from "./media-filter";
import { artworkPicture, fileUrlOf, narrowestOf, referenceOf } from "./picture";
import { pictureFrom } from "./pictures.server";
import { PEOPLE_ARTWORK, PROJECT_ARTWORK, SPONSOR_ARTWORK } from "./artwork-slugs";

// Fills whole rows of two, three and four cards.
const FILES_ON_A_PAGE = 24;

const FOLDERS = [
  { folder: "people", category: "team", pictures: PEOPLE_ARTWORK, extension: "webp" },
  { folder: "projects", category: "projects", pictures: PROJECT_ARTWORK, extension: "webp" },
  { folder: "sponsors", category: "sponsors", pictures: SPONSOR_ARTWORK, extension: "svg" },
] as const;

const SHIPPED_PICTURES = FOLDERS.flatMap(({ folder, category, pictures, extension }) =>
  pictures.map(({ slug }) => {
    const name = `${slug}.${extension}`;
    const url = `/artwork/${folder}/${name}`;
    const picture = artworkPicture(url);
    const thumbnail = picture ? narrowestOf(picture) : url;
    return { id: url, originalName: name, text: name, category, file: null, isIncomplete: false, url, fileUrl: url, thumbnail };
  }),
);

type Wanted = Pick<MediaFilter, "search" | "category" | "page" | "state"> & {
  isUsed?: (url: string) => boolean;
};

/** Uploaded files come first, newest on top, then the default content's. Always two queries. */
export function listMedia(wanted: Wanted) {
  return orWithoutTable(() => listFound(wanted), () => ({ files: [], total: 0, incomplete: 0, page: 1, pageCount: 1 }));
}

export async function completenessOf(): Promise<(row: { id: string; altText: string }) => boolean> {
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

/**
 * `total` counts the found files on all pages, `incomplete` all files whose alternative text is missing in a language.
 * Compares names in JavaScript, because SQLite and Postgres treat "ä" and "Ä" differently.
 */
async function listFound(wanted: Wanted) {
  const names = { id: true, originalName: true, altText: true, category: true, filename: true };
  const select = { ...names, filePath: true, width: true, height: true, widths: true, fileSize: true, createdAt: true };
  const rows = await read.mediaAsset.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }], select });
  const isComplete = await completenessOf();
  const uploaded = rows.map((row) => ({
    id: row.id,
    originalName: row.originalName,
    text: `${row.originalName} ${row.altText}`,
    category: row.category,
    file: { fileSize: row.fileSize, createdAt: row.createdAt },
    isIncomplete: !isComplete(row),
    url: referenceOf(row),
    fileUrl: fileUrlOf(row.filePath),
    thumbnail: narrowestOf(pictureFrom(row)),
  }));
  const found = [...uploaded, ...SHIPPED_PICTURES].filter((file) => isWanted(file, wanted));
  const { skip, take, ...page } = pageOf(wanted.page, found.length, FILES_ON_A_PAGE);
  const files = found.slice(skip, skip + take).map(({ text, ...file }) => file);
  return { files, total: found.length, incomplete: uploaded.filter(({ isIncomplete }) => isIncomplete).length, ...page };
}

type Listed = { text: string; category: string; url: string; isIncomplete: boolean; file: object | null };

function isWanted({ text, category, url, isIncomplete, file }: Listed, { search, category: wanted, state, isUsed }: Wanted): boolean {
  if (wanted !== undefined && category !== wanted) return false;
  if (!comparable(text).includes(comparable(search))) return false;
  if (state === "unused") return isUsed?.(url) === false;
  if (state === "incomplete") return isIncomplete;
  return state !== "shipped" || file === null;
}

/** Composes letters: names from a Mac may contain "ü" as two characters, which no keyboard types. */
function comparable(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("de");
}
