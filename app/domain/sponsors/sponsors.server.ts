import { read } from "~/platform/database.server";
import type { Language } from "~/i18n/languages";
import { keyIn, keysOf } from "../record/keys";
import { type Listing, pageOfLists, ROWS_ON_A_PAGE, truncated } from "../record/list-pages";
import { findShownRecord, inLanguage, listShownRecords, operationsOf, takeAll } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { withPictures, withThumbnails } from "../media/pictures.server";
import { DESCRIPTION_PREVIEW_LENGTH, groupOfSponsor, type ShownSponsor, type Sponsor, SPONSOR_LISTS, sponsorListOf, sponsors } from "./sponsors";

/** Fewer than usual, because a row with address, description and logo is a quarter longer. */
const SPONSORS_ON_A_PAGE = 12;

const sponsorTable = tableOf(sponsors, {
  model: "partner",
  present: { isActive: true },
  orderBy: BY_POSITION,
  removal: { hides: () => ({ isActive: false }), shows: () => ({ isActive: true }) },
  behind: () => ({}),
  staffOrder: {
    isListed: ({ category }, filter) => (keyIn(SPONSOR_LISTS, filter) ?? sponsorListOf(category)) === sponsorListOf(category),
    groupOf: groupOfSponsor,
    rowsOnAPage: (filter) => (keyIn(SPONSOR_LISTS, filter) ? SPONSORS_ON_A_PAGE : ROWS_ON_A_PAGE),
  },
  page: () => "sponsors",
});

export const sponsorRecords = operationsOf(sponsorTable);

export async function listSponsorsForAdmin({ filter: word, page }: Listing) {
  const filter = keyIn(SPONSOR_LISTS, word);
  const all = await read.partner.findMany({ where: sponsorTable.present, orderBy: [...BY_POSITION], select: { id: true, category: true } });
  const take = filter === undefined ? ROWS_ON_A_PAGE : SPONSORS_ON_A_PAGE;
  const keyOf = ({ category }: { category: string }) => sponsorListOf(category);
  return { resource: "sponsors" as const, filter, ...(await pageOfLists(all, { keys: keysOf(SPONSOR_LISTS), keyOf, filter, groupOf: groupOfSponsor, page, take }, readSponsors)) };
}

async function readSponsors(ids: string[]) {
  const select = { id: true, version: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true } as const;
  const rows = await read.partner.findMany({ where: { id: { in: ids } }, select });
  return (await withThumbnails(rows, "logoUrl")).map((row) => ({ ...row, description: truncated(row.description, DESCRIPTION_PREVIEW_LENGTH) }));
}

export async function listActiveSponsors(language: Language, take: (sponsors: Sponsor[]) => Sponsor[] = takeAll): Promise<ShownSponsor[]> {
  return asShown(take(await listShownRecords(sponsorTable)), language);
}

export async function findShownSponsor(id: string, language: Language): Promise<ShownSponsor[]> {
  return asShown(await findShownRecord(sponsorTable, id), language);
}

async function asShown(shown: readonly Sponsor[], language: Language): Promise<ShownSponsor[]> {
  return withPictures(await inLanguage(sponsorTable, shown, language), ({ logoUrl }) => logoUrl, language);
}
