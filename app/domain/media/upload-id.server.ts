import { createHash, randomUUID } from "node:crypto";

type Upload = {
  file: File;
  /** Which form it came with, the same however often that is sent; null for one that does not say. */
  form: string | null;
  by: string;
};

/** The id of the picture that a file becomes. A form that is sent twice finds the picture made already. */
export async function uploadIdOf({ file, form, by }: Upload): Promise<string> {
  if (form === null) return randomUUID();
  const hash = createHash("sha256").update(JSON.stringify([by, form])).update(Buffer.from(await file.arrayBuffer()));
  return asUuid(hash.digest("hex"));
}

/** why: 8 is the version for ids of one's own making (RFC 9562, section 5.8) */
function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
