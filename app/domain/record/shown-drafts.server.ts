import { AsyncLocalStorage } from "node:async_hooks";
import type { LegalForm } from "../texts/legal-schema";
import type { TextForm } from "../texts/text-schema";
import type { CrewForm } from "../podcast-crew/crew-schema";
import type { PodcastForm } from "../texts/podcast-schema";
import type { ProjectForm } from "../projects/project-schema";
import type { ServiceForm } from "../services/service-schema";
import type { SponsorForm } from "../sponsors/sponsor-schema";
import type { MemberForm } from "../team/member-schema";
import type { ResourceName } from "../resources";
import type { DraftResource } from "../desk/draft-nouns";

type Forms = {
  team: MemberForm;
  sponsors: SponsorForm;
  projects: ProjectForm;
  services: ServiceForm;
  podcast_crew: CrewForm;
  pages: TextForm;
  content: TextForm;
  podcast_content: PodcastForm;
  legal: LegalForm;
};

/** The drafts that a preview shows, as the forms of their resources, by the id of the record or the place of the text. */
export type ShownDrafts = { readonly [Resource in DraftResource]: ReadonlyMap<string, Forms[Resource]> };

const shown = new AsyncLocalStorage<ShownDrafts>();

/** Reads with these drafts in the place of what is live. Only what is read inside sees them. */
export function showingDrafts<Value>(drafts: ShownDrafts, look: () => Promise<Value>): Promise<Value> {
  return shown.run(drafts, look);
}

/** The drafts that are to be shown; none outside of a preview. */
export function draftsShown<Resource extends DraftResource>(resource: Resource): ShownDrafts[Resource] {
  return (shown.getStore() ?? NONE)[resource];
}

/** The drafts of records that are not among these rows, because they were never live: in a preview they come last. */
export function newDrafts<Resource extends ResourceName>(resource: Resource, rows: readonly { id: string }[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return [...draftsShown(resource)].flatMap(([id, form]) => (ids.has(id) ? [] : [{ id, form }]));
}

/** The place of a record that has none yet. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** What a list reads from its table: in a preview also the rows that only their draft brings into it. */
export function orDrafted<Where extends object>(resource: DraftResource, where: Where) {
  const ids = [...draftsShown(resource).keys()];
  return ids.length === 0 ? where : { OR: [where, { id: { in: ids } }] };
}

const NONE: ShownDrafts = {
  team: new Map(),
  sponsors: new Map(),
  projects: new Map(),
  services: new Map(),
  podcast_crew: new Map(),
  pages: new Map(),
  content: new Map(),
  podcast_content: new Map(),
  legal: new Map(),
};
