/** What an `<img>` needs so that nothing shifts while it loads and no phone gets more bytes than it can show. */
export type Picture = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
};

export const PICTURE_CATEGORIES = ["general", "team", "projects", "sponsors"] as const;

export type PictureCategory = (typeof PICTURE_CATEGORIES)[number];

/** A record that shows a picture. */
export type PictureUse = { noun: "team" | "sponsors" | "projects" | "podcast_crew"; id: string; title: string };

const MEDIA = "/media/";

/** The address of an uploaded picture, as `image_url` columns keep it. */
export function pictureUrlOf(filePath: string): string {
  return MEDIA + filePath;
}

/** Where the picture of an address lies in the storage; null if it was not uploaded (default content). */
export function filePathOf(url: string): string | null {
  return url.startsWith(MEDIA) ? url.slice(MEDIA.length) : null;
}

/** The file of a narrower width lies beside the full picture: "team/1-a.webp" and "team/1-a-400.webp". */
export function narrowerPath(path: string, width: number): string {
  return path.replace(/\.webp$/, `-${width.toString()}.webp`);
}

type PictureFiles = { src: string; width: number; height: number; narrowerWidths: readonly number[] };

export function pictureOf({ src, width, height, narrowerWidths }: PictureFiles): Picture {
  const narrower = narrowerWidths.map((narrow) => `${narrowerPath(src, narrow)} ${narrow.toString()}w`);
  return { src, width, height, srcSet: [...narrower, `${src} ${width.toString()}w`].join(", ") };
}

/** The file that is enough for a row of a list. */
export function narrowestOf({ srcSet, src }: Pick<Picture, "srcSet" | "src">): string {
  return srcSet.split(" ", 1)[0] ?? src;
}
