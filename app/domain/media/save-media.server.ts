import { operationsOf } from "../record/record-operations.server";
import { tableOf } from "../record/resource-table.server";
import { media } from "./media-schema";

/** What is said about a picture is edited like a record. Its file comes, goes and is replaced in ways of its own. */
export const mediaTable = tableOf(media, {
  model: "mediaAsset",
  present: {},
  orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  removal: "erases",
  facts: {
    columns: ["originalName", "fileSize", "width", "height"],
    of: ({ originalName, fileSize, width, height }) => ({ original_name: originalName, file_size: fileSize, width, height }),
  },
  shownOn: () => null,
});

export const mediaRecords = operationsOf(mediaTable);
