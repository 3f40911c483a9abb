import { read } from "~/platform/database.server";
import { legalFormFrom } from "../texts/legal-schema";
import { crewPast } from "../podcast-crew/crew-restore.server";
import { projectPast } from "../projects/project-past.server";
import { servicePast } from "../services/service-past.server";
import { sponsorPast } from "../sponsors/sponsor-past.server";
import { memberPast } from "../team/member-past.server";
import type { Edits } from "../record/merge-edits";
import { sectionFormFrom, textFormFrom } from "./draft-forms";
import type { DraftResource } from "./draft-nouns";
import { listDrafts } from "./draft-rows.server";
import { type DraftState, statesOf } from "./draft-state.server";
import { findPreviewLink } from "./preview-links.server";
import type { ShownDrafts } from "../record/shown-drafts.server";
import { sectionOf } from "../texts/text-draft-places";

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
    pages: formsOf("pages", textFormFrom),
    content: formsOf("content", textFormFrom),
    podcast_content: formsOf("podcast_content", (values, id) => {
      const place = sectionOf(id);
      return place && sectionFormFrom(place.key, values);
    }),
    legal: formsOf("legal", legalFormFrom),
  };
}
