import { SPONSOR_ARTWORK } from "./artwork-slugs";

export type Picture = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
};

/** `alt` is in the language of the page; empty for a decorative picture. */
export type ShownPicture = Picture & { alt: string };

export const PICTURE_CATEGORIES = ["general", "team", "projects", "sponsors"] as const;

export type OfferedCategory = (typeof PICTURE_CATEGORIES)[number];

/** Only the form of a podcast crew entry uploads into this folder. */
export const OWN_CATEGORY = "podcast-crew";

export type PictureCategory = OfferedCategory | typeof OWN_CATEGORY;

export function isPictureCategory(word: string): word is PictureCategory {
  return word === OWN_CATEGORY || PICTURE_CATEGORIES.some((category) => category === word);
}

const MEDIA = "/media/";

/** The value of `image_url` columns: it stays the same when the file is replaced. */
export function referenceOf({ category, filename }: { category: string; filename: string }): string {
  return `${MEDIA}${category}/${filename}`;
}

/** The names of all files of a picture, and no others, begin with it. */
export function filenameStem(filename: string): string {
  return filename.replace(/\.webp$/, "");
}

/** A part of every address of the picture, whatever its category and width. */
export function addressMarkOf(url: string): string {
  return url.startsWith(MEDIA) ? `/${filenameStem(url.slice(url.lastIndexOf("/") + 1))}` : url;
}

export function fileUrlOf(filePath: string): string {
  return MEDIA + filePath;
}

export function narrowerPath(path: string, width: number): string {
  return path.replace(/\.webp$/, `-${width.toString()}.webp`);
}

type PictureFiles = { src: string; width: number; height: number; narrowerWidths: readonly number[] };

export function pictureOf({ src, width, height, narrowerWidths }: PictureFiles): Picture {
  const narrower = narrowerWidths.map((narrow) => `${narrowerPath(src, narrow)} ${narrow.toString()}w`);
  return { src, width, height, srcSet: [...narrower, `${src} ${width.toString()}w`].join(", ") };
}

export function narrowestOf({ srcSet, src }: Pick<Picture, "srcSet" | "src">): string {
  return srcSet.split(" ", 1)[0] ?? src;
}

/** Pictures of the default content (brand/): one size for people and for projects; logos are cropped to their edges. */
// a function, so that bundlers can drop it and the list of logos from browser bundles
const artworkKinds = () => [
  { address: "/artwork/people/", width: 800, height: 1000, narrowerWidths: [400, 600] },
  { address: "/artwork/projects/", width: 1600, height: 670, narrowerWidths: [400, 800] },
  ...SPONSOR_ARTWORK.map(({ slug, width, height }) => ({ address: `/artwork/sponsors/${slug}.svg`, width, height, narrowerWidths: [] })),
];

export function artworkPicture(url: string): Picture | null {
  const kind = artworkKinds().find(({ address }) => url.startsWith(address));
  return kind ? pictureOf({ ...kind, src: url }) : null;
}
