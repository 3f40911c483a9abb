import { isMissingTable } from "~/platform/missing-schema";
import { read } from "~/platform/database.server";
import type { MediaFilter } from "./media-filter";
import { fileUrlOf, narrowestOf, referenceOf } from "./picture";
import { pictureFrom } from "./pictures.server";

// Fills whole rows of two, three and four cards.
const FILES_ON_A_PAGE = 24;

const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "asc" as const }];

export type MediaFile = {
  id: string;
  originalName: string;
  category: string;
  fileSize: number;
  width: number;
  height: number;
  createdAt: Date;
  /** What a record keeps of it. */
  url: string;
  /** The addresses of the file as it is now, and of a small one. */
  fileUrl: string;
  thumbnail: string;
};

export type MediaPage = { files: MediaFile[]; total: number; page: number; pageCount: number };

type Wanted = Pick<MediaFilter, "search" | "category" | "page">;

/** One page of the uploaded files, the newest first. Two queries for any number; nothing where there is no table yet. */
export async function listMedia(wanted: Wanted): Promise<MediaPage> {
  try {
    return await (wanted.search === "" ? listAll(wanted) : listFound(wanted));
  } catch (error) {
    if (isMissingTable(error)) return { files: [], total: 0, page: 1, pageCount: 1 };
    throw error;
  }
}

async function listAll({ category, page }: Wanted): Promise<MediaPage> {
  const total = await read.mediaAsset.count({ where: { category } });
  const { skip, ...place } = placeOf(page, total);
  return { files: await filesWhere({ category }, { skip, take: FILES_ON_A_PAGE }), total, ...place };
}

/** why: names are compared here and not by the database, because SQLite and Postgres disagree about "ä" and "Ä". */
async function listFound({ search, category, page }: Wanted): Promise<MediaPage> {
  const select = { id: true, originalName: true, altText: true };
  const names = await read.mediaAsset.findMany({ where: { category }, orderBy: NEWEST_FIRST, select });
  const wanted = search.toLocaleLowerCase("de");
  const found = names.filter((row) => `${row.originalName} ${row.altText}`.toLocaleLowerCase("de").includes(wanted));
  const { skip, ...place } = placeOf(page, found.length);
  const ids = found.slice(skip, skip + FILES_ON_A_PAGE).map(({ id }) => id);
  return { files: await filesWhere({ id: { in: ids } }), total: found.length, ...place };
}

/** Behind the last page comes the last. */
function placeOf(wanted: number, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / FILES_ON_A_PAGE));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, skip: (page - 1) * FILES_ON_A_PAGE };
}

type Condition = { category: MediaFilter["category"] } | { id: { in: string[] } };

async function filesWhere(where: Condition, part: { skip?: number; take?: number } = {}): Promise<MediaFile[]> {
  const rows = await read.mediaAsset.findMany({
    where,
    ...part,
    orderBy: NEWEST_FIRST,
    select: {
      id: true,
      originalName: true,
      category: true,
      fileSize: true,
      width: true,
      height: true,
      createdAt: true,
      filename: true,
      filePath: true,
      widths: true,
    },
  });
  return rows.map(({ filename, filePath, widths, ...file }) => ({
    ...file,
    url: referenceOf({ category: file.category, filename }),
    fileUrl: fileUrlOf(filePath),
    thumbnail: narrowestOf(pictureFrom({ ...file, filePath, widths })),
  }));
}
