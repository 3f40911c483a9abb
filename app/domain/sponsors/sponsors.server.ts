import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { sponsorListOf } from "./sponsor-lists";
import { sponsors } from "./sponsors";

export const sponsorTable = tableOf(sponsors, {
  model: "partner",
  present: { isActive: true },
  orderBy: BY_POSITION,
  removal: { hides: () => ({ isActive: false }), shows: () => ({ isActive: true }) },
  behind: () => ({}),
  listAround: { where: () => ({}), isBeside: (one, other) => sponsorListOf(one.category) === sponsorListOf(other.category) },
  page: () => "sponsors",
});

export const sponsorRecords = operationsOf(sponsorTable);
