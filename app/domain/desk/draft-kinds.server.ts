import type { DraftKind } from "../record/draft-kind.server";
import { RECORDS } from "../resources.server";
import { isTextResource, textAt } from "../texts/text-kinds";
import { TEXTS } from "../texts/text-operations.server";
import type { Edits } from "../record/merge-edits";
import { columnsOf, rowFrom } from "../record/stored-record.server";
import type { DraftPlace, DraftResource } from "./draft";

/** How the drafts of a resource are compared with what is live, and published. */
export function draftKindOf(resource: DraftResource): DraftKind {
  return isTextResource(resource) ? TEXTS[resource].drafts : RECORDS[resource].drafts;
}

/** The page of the site that shows a record or a text with these values. */
export function screenOfDraft({ resource, recordId }: DraftPlace, values: Edits) {
  if (isTextResource(resource)) return textAt({ resource, recordId })?.screen ?? "home";
  const { table } = RECORDS[resource];
  return table.page(rowFrom(table, { id: recordId, version: 0, ...columnsOf(table, values) }));
}
