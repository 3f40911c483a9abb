import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { artworkPicture } from "./artwork";
import { fileUrlOf, filenameIn, narrowestOf, type Picture, pictureOf } from "./picture";
import { widthsFrom } from "./picture-files.server";

/** The pictures behind `image_url` values, by that address. What is missing has no entry. One query for up to 999. */
export async function picturesOf(urls: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>> {
  const wanted = [...new Set(urls.filter((url) => url !== null))];
  const uploaded = await uploadedPictures(wanted.map(filenameIn).filter((filename) => filename !== null));
  const found = wanted.map((url) => [url, artworkPicture(url) ?? uploaded.get(filenameIn(url) ?? "")] as const);
  return new Map(found.flatMap(([url, picture]) => (picture ? [[url, picture]] : [])));
}

/** Addresses of small pictures for a list, by the address that the record has. */
export async function thumbnailsOf(urls: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const pictures = await picturesOf(urls);
  return new Map([...pictures].map(([url, picture]) => [url, narrowestOf(picture)]));
}

/**
 * Whether a record may refer to this address, asked in the transaction that writes the reference: an uploaded picture
 * may have been deleted while the form was open. No picture at all is fine.
 */
export async function isPictureThere(source: Pick<Reader, "mediaAsset">, url: string): Promise<boolean> {
  const filename = filenameIn(url);
  return filename === null || (await source.mediaAsset.count({ where: { filename } })) > 0;
}

async function uploadedPictures(filenames: string[]): Promise<ReadonlyMap<string, Picture>> {
  if (filenames.length === 0) return new Map();
  const rows = await read.mediaAsset.findMany({
    where: { filename: { in: filenames } },
    select: { filename: true, filePath: true, width: true, height: true, widths: true },
  });
  return new Map(rows.map(({ filename, ...files }) => [filename, pictureFrom(files)]));
}

type FileColumns = { filePath: string; width: number; height: number; widths: unknown };

/** The picture that the columns of a row describe. */
export function pictureFrom({ filePath, width, height, widths }: FileColumns): Picture {
  const narrowerWidths = widthsFrom(widths).filter((narrow) => narrow < width);
  return pictureOf({ src: fileUrlOf(filePath), width, height, narrowerWidths });
}
