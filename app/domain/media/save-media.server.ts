import { operationsOf } from "../record/record-operations.server";
import { tableOf } from "../record/resource-table.server";
import { FILE_FACTS, media } from "./media";

/** What is said about a picture is edited like a record. Its file comes, goes and is replaced in ways of its own. */
export const mediaTable = tableOf(media, {
  model: "mediaAsset",
  present: {},
  orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  removal: "erases",
  facts: FILE_FACTS,
  page: () => "home",
  isShown: () => false,
});

export const mediaRecords = operationsOf(mediaTable);
