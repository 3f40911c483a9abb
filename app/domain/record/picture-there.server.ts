import type { Reader } from "~/platform/database-types";
import { filenameIn } from "./upload-rules";

/**
 * Whether a record may refer to this address, asked in the transaction that writes the reference: an uploaded picture
 * may have been deleted while the form was open. No picture at all is fine.
 */
export async function isPictureThere(source: Pick<Reader, "mediaAsset">, url: string): Promise<boolean> {
  const filename = filenameIn(url);
  return filename === null || (await source.mediaAsset.count({ where: { filename } })) > 0;
}
