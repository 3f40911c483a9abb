import { read } from "~/platform/database.server";
import { crewPast } from "../podcast-crew/crew-restore.server";
import { projectPast } from "../projects/project-past.server";
import { servicePast } from "../services/service-past.server";
import { sponsorPast } from "../sponsors/sponsor-past.server";
import { memberPast } from "../team/member-past.server";
import type { Edits } from "../record/merge-edits";
import type { DraftResource } from "./draft-nouns";
import { listDrafts } from "./draft-rows.server";
import { type DraftState, statesOf } from "./draft-state.server";
import { findPreviewLink } from "./preview-links.server";
import type { ShownDrafts } from "../record/shown-drafts.server";
import { legalKind } from "../texts/legal-text";
import { sectionKind } from "../texts/podcast-section";
import { areaTextKind, pageTextKind } from "../texts/site-texts";
import { type TextKind, textKeyOf } from "../texts/text-kind";

/** What a link shows, the newest first, and until when. */
export type Preview = { states: DraftState[]; expiresAt: Date };

/** The drafts behind a link, brought together with what is live now; null for a link that shows nothing any more. */
export async function openPreview(token: string): Promise<Preview | null> {
  const link = await findPreviewLink(token);
  if (link === null) return null;
  const drafts = await listDrafts(read, link.draftId === null ? undefined : [link.draftId]);
  const states = await statesOf(read, drafts);
  return { states: states.filter(({ live }) => live !== null), expiresAt: link.expiresAt };
}

/** The same drafts for the reads of the public pages. */
export function shownDraftsOf({ states }: Preview): ShownDrafts {
  const formsOf = <Form>(resource: DraftResource, formFrom: (values: Edits, id: string) => Form | null): ReadonlyMap<string, Form> => {
    const drafts = states.filter(({ draft }) => draft.resource === resource);
    const forms = drafts.map(({ draft: { recordId }, values }) => [recordId, formFrom(values, recordId)] as const);
    return new Map(forms.flatMap(([id, form]) => (form === null ? [] : [[id, form] as const])));
  };
  const ofRecord =
    <Form>({ formFrom }: { formFrom: (snapshot: Edits) => Form | null }) =>
    (values: Edits) =>
      formFrom({ ...values, version: 1 });
  return {
    team: formsOf("team", ofRecord(memberPast)),
    sponsors: formsOf("sponsors", ofRecord(sponsorPast)),
    projects: formsOf("projects", ofRecord(projectPast)),
    services: formsOf("services", ofRecord(servicePast)),
    podcast_crew: formsOf("podcast_crew", ofRecord(crewPast)),
    pages: formsOf("pages", ofText(pageTextKind)),
    content: formsOf("content", ofText(areaTextKind)),
    podcast_content: formsOf("podcast_content", ofText(sectionKind)),
    legal: formsOf("legal", ofText(legalKind)),
  };
}

function ofText<Key, Form>(kind: TextKind<Key, Form>) {
  return (values: Edits, id: string) => {
    const key = textKeyOf(kind, id);
    return key === null ? null : kind.formFrom(values, key);
  };
}
