import type { ConflictFields } from "~/ui/admin/conflict-fieldset";
import { paths } from "~/paths";
import { historyLabelsOf, historyUrlsOf } from "../history-labels";
import { isTextResource, type TextResource } from "../texts/text-kinds";
import { textViewAt } from "../texts/text-views";
import { type DraftRef, type DraftResource, draftResourceFrom } from "./draft";

const TEXT_LABELS: Record<TextResource, string> = { pages: "Seiten", content: "Inhalte", podcast_content: "Podcast-Inhalte", legal: "Rechtstexte" };

export function draftLabel(resource: DraftResource): string {
  return isTextResource(resource) ? TEXT_LABELS[resource] : historyLabelsOf(resource).list.text;
}

export function draftFields({ resource, recordId }: DraftRef): ConflictFields {
  if (!isTextResource(resource)) return historyLabelsOf(resource).fields;
  return textViewAt({ resource, recordId })?.fields ?? {};
}

export function draftFieldsIn({ resource: word, id = "" }: Readonly<{ resource?: string; id?: string }>): ConflictFields {
  const resource = draftResourceFrom(word);
  return resource === null ? {} : draftFields({ resource, recordId: id });
}

export function liveUrls({ resource, recordId }: DraftRef): { form: string; list: string } {
  if (!isTextResource(resource)) return { form: historyUrlsOf(resource).edit(recordId), list: historyLabelsOf(resource).list.url };
  const { urls, list } = textViewAt({ resource, recordId }) ?? { urls: { edit: paths.admin.pages }, list: { url: paths.admin.pages } };
  return { form: urls.edit, list: list.url };
}
