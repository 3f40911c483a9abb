import { read } from "~/platform/database.server";
import { thumbnailsOf } from "../media/pictures.server";
import { pageOf } from "../record/list-pages";
import { bioPreviewOf } from "./podcast-crew";

/** One page of the podcast crew's own entries, the newest first. Three queries for any number. */
export async function listCrewToEdit(wanted: { page: number }) {
  const count = await read.podcastCrew.count();
  const { page, pageCount, skip, take } = pageOf(wanted.page, count);
  const rows = await read.podcastCrew.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      position: true,
      bio: true,
      email: true,
      linkedinUrl: true,
      imageUrl: true,
      createdAt: true,
    },
    skip,
    take,
  });
  const thumbnails = await thumbnailsOf(rows.map(({ imageUrl }) => imageUrl));
  const entries = rows.map(({ imageUrl, bio, ...row }) => ({
    ...row,
    bioPreview: bioPreviewOf(bio),
    thumbnail: thumbnails.get(imageUrl ?? "") ?? null,
  }));
  return { entries, count, page, pageCount };
}
