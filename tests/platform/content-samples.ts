import type { Transaction } from "~/platform/database-types";

const id = "sample";
const language = "en";

/** One row for each table that a public page reads. */
export const CONTENT_SAMPLES: Record<string, (tx: Transaction) => Promise<unknown>> = {
  team_members: (tx) => tx.teamMember.create({ data: { id, name: "", position: "", services: [] } }),
  partners: (tx) => tx.partner.create({ data: { id, name: "" } }),
  projects: (tx) => tx.project.create({ data: { id, title: "", description: "", category: "", imageUrl: "", year: 2000 } }),
  project_slugs: (tx) => tx.projectSlug.create({ data: { slug: id, projectId: id } }),
  services: (tx) => tx.service.create({ data: { id, title: "", description: "" } }),
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
  podcast_crew: (tx) => tx.podcastCrew.create({ data: { id, name: "", position: "", bio: "" } }),
  website_settings: (tx) => tx.websiteSetting.create({ data: { key: id, value: "" } }),
};
