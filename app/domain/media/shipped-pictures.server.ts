import { PEOPLE_ARTWORK, PROJECT_ARTWORK, SPONSOR_ARTWORK } from "./artwork-slugs";
import { artworkPicture, narrowestOf } from "./picture";

const FOLDERS = [
  { folder: "people", category: "team", pictures: PEOPLE_ARTWORK, extension: "webp" },
  { folder: "projects", category: "projects", pictures: PROJECT_ARTWORK, extension: "webp" },
  { folder: "sponsors", category: "sponsors", pictures: SPONSOR_ARTWORK, extension: "svg" },
] as const;

/** The pictures that the site came with, as the library lists them: files of the site itself, so nobody changes or deletes them. */
export const SHIPPED_PICTURES = FOLDERS.flatMap(({ folder, category, pictures, extension }) =>
  pictures.map(({ slug }) => {
    const url = `/artwork/${folder}/${slug}.${extension}`;
    const picture = artworkPicture(url);
    return {
      id: url,
      originalName: `${slug}.${extension}`,
      category,
      file: null,
      isIncomplete: false,
      url,
      fileUrl: url,
      thumbnail: picture ? narrowestOf(picture) : url,
    };
  }),
);
