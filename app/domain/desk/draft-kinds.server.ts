import type { DraftKind } from "../record/draft-kind.server";
import { RECORDS } from "../resources.server";
import { isTextResource } from "../texts/text-kinds";
import { TEXTS } from "../texts/text-kinds.server";
import type { DraftResource } from "./draft";

/** How the drafts of a resource are compared with what is live, and published. */
export function draftKindOf(resource: DraftResource): DraftKind {
  return isTextResource(resource) ? TEXTS[resource].drafts : RECORDS[resource].drafts;
}
