import { type Picture, pictureOf } from "./picture";

/** The pictures of the default content come with the site (brand/), all of a kind in one size. */
const KINDS = [
  { folder: "people", width: 800, height: 1000, narrowerWidths: [400, 600] },
  { folder: "projects", width: 1600, height: 670, narrowerWidths: [400, 800] },
  { folder: "sponsors", width: 640, height: 360, narrowerWidths: [] },
] as const;

/** The picture behind an address of the default content; null for any other. */
export function artworkPicture(url: string): Picture | null {
  const kind = KINDS.find(({ folder }) => url.startsWith(`/artwork/${folder}/`));
  return kind ? pictureOf({ ...kind, src: url }) : null;
}
