import { z } from "zod";
import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { artworkPicture } from "./artwork";
import { filePathOf, narrowestOf, type Picture, pictureOf, pictureUrlOf } from "./picture";

const widthList = z.array(z.number()).catch([]);

/** The pictures behind `image_url` values, by address. What is missing has no entry. One query for up to 999. */
export async function picturesOf(urls: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>> {
  const wanted = [...new Set(urls.filter((url) => url !== null))];
  const filePaths = wanted.map(filePathOf).filter((path) => path !== null);
  const artwork = wanted.map(artworkPicture).filter((picture) => picture !== null);
  const pictures = [...artwork, ...(filePaths.length > 0 ? await uploadedPictures(filePaths) : [])];
  return new Map(pictures.map((picture) => [picture.src, picture]));
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
  const filePath = filePathOf(url);
  return filePath === null || (await source.mediaAsset.count({ where: { filePath } })) > 0;
}

async function uploadedPictures(filePaths: string[]): Promise<Picture[]> {
  const rows = await read.mediaAsset.findMany({
    where: { filePath: { in: filePaths } },
    select: { filePath: true, width: true, height: true, widths: true },
  });
  return rows.map(({ filePath, width, height, widths }) =>
    pictureOf({
      src: pictureUrlOf(filePath),
      width,
      height,
      narrowerWidths: widthList.parse(widths).filter((narrow) => narrow < width),
    }),
  );
}
