import type { Reader } from "~/platform/database-types";
import { linesOf } from "./field-kinds";
import type { Edits } from "./any-record";
import type { Resource } from "./resource";
import type { EarlierForm } from "./restore-version.server";
import { filenameIn } from "./upload-rules";

export type LostPictures = Readonly<Record<string, readonly string[]>>;

export type PictureMissing = { ok: false; reason: "pictureMissing"; lost: LostPictures };

type PictureFields = Pick<Resource, "pictureFields">;

type Sides = { form: Edits; stored: Edits | null };

export async function refuseLostPictures(source: Pick<Reader, "mediaAsset">, fields: PictureFields, sides: Sides): Promise<PictureMissing | null> {
  const lost = await findLostPictures(source, fields, sides);
  return lost && { ok: false, reason: "pictureMissing", lost };
}

/** Call it in the transaction that writes, because pictures may be deleted meanwhile. Pictures in `stored` may stay. */
async function findLostPictures(source: Pick<Reader, "mediaAsset">, { pictureFields }: PictureFields, { form, stored }: Sides): Promise<LostPictures | null> {
  const added = pictureFields.map((field) => {
    const known = new Set(picturesIn(stored?.[field]));
    return { field, urls: picturesIn(form[field]).filter((url) => !known.has(url)) };
  });
  const there = await uploadedAmong(source, added.flatMap(({ urls }) => urls));
  const lost = added.map(({ field, urls }) => [field, urls.filter((url) => !there.has(filenameIn(url)))] as const);
  const found = lost.filter(([, urls]) => urls.length > 0);
  return found.length === 0 ? null : Object.fromEntries(found);
}

type States<Form> = { earlier: Form; current: Form | null };

/** A field whose picture was deleted keeps its current value; in a deleted record it keeps its other pictures. */
export async function withPictures<Form extends Edits>(
  source: Pick<Reader, "mediaAsset">,
  fields: PictureFields,
  { earlier, current }: States<Form>,
): Promise<EarlierForm<Form>> {
  const lost = Object.entries((await findLostPictures(source, fields, { form: earlier, stored: current })) ?? {});
  const left = lost.map(([field, urls]) => {
    const others = picturesIn(earlier[field]).filter((url) => !urls.includes(url));
    return [field, current === null ? others.join("\n") : current[field]] as const;
  });
  return { form: { ...earlier, ...Object.fromEntries<unknown>(left) }, hasLostPicture: lost.length > 0 };
}

export function picturesIn(value: unknown): string[] {
  return typeof value === "string" ? linesOf(value) : [];
}

/** Includes null, which stands for pictures of the default content. */
async function uploadedAmong(source: Pick<Reader, "mediaAsset">, urls: readonly string[]): Promise<ReadonlySet<string | null>> {
  const filenames = urls.map(filenameIn).filter((filename) => filename !== null);
  if (filenames.length === 0) return new Set([null]);
  const rows = await source.mediaAsset.findMany({ where: { filename: { in: filenames } }, select: { filename: true } });
  return new Set([null, ...rows.map(({ filename }) => filename)]);
}
