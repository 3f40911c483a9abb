import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";

/** The podcast crew's own entries, the newest first. */
export async function listCrewEntries() {
  const rows = await read.podcastCrew.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true, name: true, position: true, bio: true, email: true, linkedinUrl: true, imageUrl: true, createdAt: true },
  });
  const pictures = await picturesOf(rows.map(({ imageUrl }) => imageUrl));
  return rows.map((row) => ({ ...row, picture: (row.imageUrl && pictures.get(row.imageUrl)) || null }));
}
