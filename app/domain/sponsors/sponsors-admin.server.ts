import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import type { PicturedSponsor } from "./sponsor";

/** The sponsors that are not deleted, in the order that staff gave them, with their German texts. */
export async function listAllSponsors(): Promise<PicturedSponsor[]> {
  const rows = await read.partner.findMany({
    where: { isActive: true },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true },
  });
  const pictures = await picturesOf(rows.map(({ logoUrl }) => logoUrl));
  return rows.map((row) => ({ ...row, picture: (row.logoUrl && pictures.get(row.logoUrl)) || null }));
}
