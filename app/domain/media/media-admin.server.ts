import { read } from "~/platform/database.server";
import type { MediaFilter } from "./media-filter";
import { pictureUrlOf } from "./picture";

const FILES_ON_A_PAGE = 48;

export type MediaFile = {
  id: string;
  originalName: string;
  altText: string;
  category: string;
  fileSize: number;
  width: number;
  height: number;
  createdAt: Date;
  url: string;
};

export type MediaPage = { files: MediaFile[]; total: number; page: number; pageCount: number };

/**
 * One page of the uploaded files, the newest first. why: names are compared here and not by the database, because
 * SQLite and Postgres disagree about upper case, and about "ä".
 */
export async function listMedia({ search, category, page }: MediaFilter): Promise<MediaPage> {
  const rows = await read.mediaAsset.findMany({
    where: { category },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      originalName: true,
      altText: true,
      category: true,
      fileSize: true,
      width: true,
      height: true,
      createdAt: true,
      filePath: true,
    },
  });
  const wanted = search.toLocaleLowerCase("de");
  const found = rows.filter((row) => `${row.originalName} ${row.altText}`.toLocaleLowerCase("de").includes(wanted));
  const pageCount = Math.max(1, Math.ceil(found.length / FILES_ON_A_PAGE));
  const shown = Math.min(page, pageCount);
  const files = found.slice((shown - 1) * FILES_ON_A_PAGE, shown * FILES_ON_A_PAGE);
  return {
    files: files.map(({ filePath, ...file }) => ({ ...file, url: pictureUrlOf(filePath) })),
    total: found.length,
    page: shown,
    pageCount,
  };
}
