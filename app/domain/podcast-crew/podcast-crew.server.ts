import { operationsOf } from "../record/record-operations.server";
import { tableOf } from "../record/resource-table.server";
import { podcastCrew } from "./podcast-crew";

export const crewTable = tableOf(podcastCrew, {
  model: "podcastCrew",
  present: {},
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  removal: "erases",
  page: () => "podcast",
});

export const crewRecords = operationsOf(crewTable);
