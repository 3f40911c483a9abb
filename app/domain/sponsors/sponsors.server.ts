import { ROWS_ON_A_PAGE } from "../record/list-pages";
import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { groupOfSponsor, sponsorListFrom, sponsorListOf, SPONSORS_ON_A_PAGE } from "./sponsor-lists";
import { sponsors } from "./sponsors";

export const sponsorTable = tableOf(sponsors, {
  model: "partner",
  present: { isActive: true },
  orderBy: BY_POSITION,
  removal: { hides: () => ({ isActive: false }), shows: () => ({ isActive: true }) },
  behind: () => ({}),
  staffOrder: {
    isListed: ({ category }, filter) => (sponsorListFrom(filter) ?? sponsorListOf(category)) === sponsorListOf(category),
    groupOf: groupOfSponsor,
    rowsOnAPage: (filter) => (sponsorListFrom(filter) ? SPONSORS_ON_A_PAGE : ROWS_ON_A_PAGE),
  },
  page: () => "sponsors",
});

export const sponsorRecords = operationsOf(sponsorTable);
