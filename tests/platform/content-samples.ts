import { RESOURCE_NAMES, type ResourceName } from "~/domain/people/access/permissions";
import { columnsOf, writableRowsOf } from "~/domain/record/resource-table.server";
import { RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import type { Transaction } from "~/platform/database-types";
import { TABLES } from "../../prisma/models.mjs";
import { sampleOf } from "../domain/record/sample";

type Sample = (tx: Transaction) => Promise<unknown>;

const id = "sample";
const language = "en";

/** One row for each table that public pages read. */
export const CONTENT_SAMPLES: Record<string, Sample> = {
  ...Object.fromEntries(RESOURCE_NAMES.map(sampleOfResource)),
  project_slugs: (tx) => tx.projectSlug.create({ data: { slug: id, projectId: id } }),
  translations: (tx) =>
    tx.translation.create({ data: { id, resource: "", recordId: "", languageCode: language, field: "", value: "", sourceText: "" } }),
  media_assets: (tx) =>
    tx.mediaAsset.create({
      data: { id, filename: "", originalName: "", filePath: "", fileSize: 1, mimeType: "", width: 1, height: 1, widths: [] },
    }),
  pages_content: (tx) =>
    tx.pageContent.create({ data: { id, pageKey: "", sectionKey: "", languageCode: language, contentValue: "" } }),
  content: (tx) => tx.content.create({ data: { id, pageKey: "", contentKey: "", languageCode: language, contentValue: "" } }),
  podcast_content: (tx) => tx.podcastContent.create({ data: { id, key: "", title: "", content: "", language } }),
  website_settings: (tx) => tx.websiteSetting.create({ data: { key: id, value: "" } }),
};

function sampleOfResource(name: ResourceName): [string, Sample] {
  const { table } = RECORDS[name];
  const stored = TABLES.find(({ model }) => model === table.model)?.name ?? "";
  return [stored, async (tx) => writableRowsOf(table, tx).create({ data: { id, ...columnsOf(table, sampleOf(RESOURCES[name], 1)) } })];
}
