import { read } from "~/platform/database.server";
import { thumbnailsOf } from "../media/pictures.server";
import { pageOfGroups, ROWS_ON_A_PAGE, withDetails } from "../record/list-pages";
import { BY_POSITION } from "../record/resource-table.server";
import { truncated } from "../record/truncate";
import { groupOfSponsor, SPONSOR_LISTS, type SponsorListKey, sponsorListOf, SPONSORS_ON_A_PAGE } from "./sponsor-lists";
import { DESCRIPTION_PREVIEW_LENGTH } from "./sponsors";
import { sponsorTable } from "./sponsors.server";

type Wanted = { list?: SponsorListKey; page: number };

/** One page of all four lists or of one of them, with the counts of all. Three queries for any number of sponsors. */
export async function listSponsorsToEdit({ list, page: wanted }: Wanted) {
  const all = await read.partner.findMany({ where: sponsorTable.present, orderBy: [...BY_POSITION], select: { id: true, category: true } });
  const listed = all.filter(({ category }) => list === undefined || sponsorListOf(category) === list);
  const take = list === undefined ? ROWS_ON_A_PAGE : SPONSORS_ON_A_PAGE;
  const { page, pageCount, rows } = pageOfGroups(listed, { groupOf: groupOfSponsor, page: wanted, take });
  const sponsors = withDetails(rows, await readSponsors(rows.map(({ id }) => id)));
  const lists = SPONSOR_LISTS.map(({ key }) => ({
    key,
    count: all.filter(({ category }) => sponsorListOf(category) === key).length,
    sponsors: sponsors.filter(({ category }) => sponsorListOf(category) === key),
  }));
  return { lists, page, pageCount };
}

/** What the list shows of sponsors, by their ids. */
async function readSponsors(ids: string[]) {
  const select = { id: true, version: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true } as const;
  const rows = await read.partner.findMany({ where: { id: { in: ids } }, select });
  const thumbnails = await thumbnailsOf(rows.map(({ logoUrl }) => logoUrl));
  return rows.map(({ logoUrl, ...row }) => ({
    ...row,
    description: truncated(row.description, DESCRIPTION_PREVIEW_LENGTH),
    thumbnail: thumbnails.get(logoUrl ?? "") ?? null,
  }));
}
