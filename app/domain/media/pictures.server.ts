import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { artworkPicture, fileUrlOf, narrowestOf, type Picture, pictureOf, type ShownPicture } from "./picture";
import { filenameIn } from "../record/upload-rules";
import { widthsFrom } from "./picture-files.server";

/** By address, without missing ones. One query for up to 999; one more in other languages than German. */
export async function picturesOf(urls: readonly (string | null)[], language: Language): Promise<ReadonlyMap<string, ShownPicture>> {
  const rows = await rowsOf(urls);
  const alts = language === DEFAULT_LANGUAGE ? new Map(rows.map(({ id, altText }) => [id, altText])) : await altTextsIn(language, rows);
  const uploaded = new Map(rows.map(({ id, filename, ...files }) => [filename, { ...pictureFrom(files), alt: alts.get(id) ?? "" }]));
  return byAddress(urls, uploaded, (artwork) => ({ ...artwork, alt: "" }));
}

export async function withPictures<Row>(rows: readonly Row[], addressOf: (row: Row) => string | null, language: Language) {
  const pictures = await picturesOf(rows.map(addressOf), language);
  return rows.map((row) => ({ ...row, picture: pictures.get(addressOf(row) ?? "") ?? null }));
}

export async function withThumbnails<Column extends string, Row extends Record<Column, string | null>>(rows: readonly Row[], column: Column) {
  const urls = rows.map((row) => row[column]);
  const uploaded = new Map((await rowsOf(urls)).map(({ filename, ...files }) => [filename, narrowestOf(pictureFrom(files))]));
  const thumbnails = byAddress(urls, uploaded, narrowestOf);
  return rows.map(({ [column]: url, ...row }) => ({ ...row, thumbnail: thumbnails.get(url ?? "") ?? null }));
}

type PictureRow = FileColumns & { id: string; filename: string; altText: string };

async function rowsOf(urls: readonly (string | null)[]): Promise<readonly PictureRow[]> {
  const filenames = new Set(urls.map((url) => url && filenameIn(url)).filter((filename) => filename !== null));
  return filenames.size === 0 ? [] : pictureRows([...filenames].toSorted());
}

const pictureRows = slice("pictures", async (filenames: readonly string[]): Promise<readonly PictureRow[]> => {
  const select = { id: true, filename: true, altText: true, filePath: true, width: true, height: true, widths: true } as const;
  return read.mediaAsset.findMany({ where: { filename: { in: [...filenames] } }, select, orderBy: { filename: "asc" } });
});

async function altTextsIn(language: Language, rows: readonly PictureRow[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const texts = await altTexts(language, rows.map(({ id }) => id));
  return new Map(texts.map(({ recordId, value }) => [recordId, value]));
}

const altTexts = slice("alt texts", async (languageCode: Language, recordIds: readonly string[]) =>
  read.translation.findMany({
    where: { resource: "media", languageCode, field: "alt_text", recordId: { in: [...recordIds] } },
    select: { recordId: true, value: true },
    orderBy: { recordId: "asc" },
  }),
);

function byAddress<Shown>(
  urls: readonly (string | null)[],
  uploaded: ReadonlyMap<string, Shown>,
  fromArtwork: (artwork: Picture) => Shown,
): ReadonlyMap<string, Shown> {
  const found = urls.filter((url) => url !== null).map((url) => {
    const artwork = artworkPicture(url);
    return [url, artwork ? fromArtwork(artwork) : uploaded.get(filenameIn(url) ?? "")] as const;
  });
  return new Map(found.flatMap(([url, shown]) => (shown === undefined ? [] : [[url, shown]])));
}

type FileColumns = { filePath: string; width: number; height: number; widths: unknown };

export function pictureFrom({ filePath, width, height, widths }: FileColumns): Picture {
  const narrowerWidths = widthsFrom(widths).filter((narrow) => narrow < width);
  return pictureOf({ src: fileUrlOf(filePath), width, height, narrowerWidths });
}
