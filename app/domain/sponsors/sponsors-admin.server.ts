import { read } from "~/platform/database.server";
import { thumbnailsOf } from "../media/pictures.server";
import { pageOf, ROWS_ON_A_PAGE, withEnds } from "../record/list-pages";
import { truncated } from "../record/truncate";
import { SPONSOR_LISTS, type SponsorListKey, sponsorListOf } from "./sponsor-lists";
import { DESCRIPTION_PREVIEW_LENGTH } from "./sponsors";

/** As many of each list stand among all four when they are too many for one page: the rest is a click away. */
const BEGINNING = ROWS_ON_A_PAGE / SPONSOR_LISTS.length;

/** why: a row with address, description and logo is a quarter longer than that of a member */
const SPONSORS_ON_A_PAGE = 12;

type Wanted = { list?: SponsorListKey; page: number };

/** The beginnings of all four lists, or one page of one of them. As many queries for any number of sponsors. */
export async function listSponsorsToEdit({ list, page }: Wanted) {
  const categories = await read.partner.groupBy({ by: ["category"], where: { isActive: true }, _count: true });
  const total = categories.reduce((sum, { _count }) => sum + _count, 0);
  const beginning = { page: 1, pageCount: 1, skip: 0, take: total <= ROWS_ON_A_PAGE ? total : BEGINNING };
  const wanted = SPONSOR_LISTS.filter(({ key }) => list === undefined || key === list);
  const lists = wanted.map(({ key }) => {
    const own = categories.filter(({ category }) => sponsorListOf(category) === key);
    const count = own.reduce((sum, { _count }) => sum + _count, 0);
    const shown = list === undefined ? beginning : pageOf(page, count, SPONSORS_ON_A_PAGE);
    return { key, count, ...shown, categories: own.map(({ category }) => category) };
  });
  const rows = await Promise.all(lists.map(readRows));
  const thumbnails = await thumbnailsOf(rows.flat().map(({ logoUrl }) => logoUrl));
  return lists.map(({ key, count, skip, page: shown, pageCount }, index) => {
    const sponsors = (rows[index] ?? []).map(({ logoUrl, ...row }) => ({
      ...row,
      description: truncated(row.description, DESCRIPTION_PREVIEW_LENGTH),
      thumbnail: thumbnails.get(logoUrl ?? "") ?? null,
    }));
    return { key, count, page: shown, pageCount, sponsors: withEnds(sponsors, { skip, count }) };
  });
}

function readRows({ categories, skip, take }: { categories: string[]; skip: number; take: number }) {
  return read.partner.findMany({
    where: { isActive: true, category: { in: categories } },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, version: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true },
    skip,
    take,
  });
}
