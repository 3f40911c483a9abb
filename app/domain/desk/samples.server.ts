import type { Reader } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import type { ChangeAction } from "../record/changes.server";
import { deleteRecord } from "../record/deletion.server";
import { findRecords, rowsOf } from "../record/resource-table.server";
import { textOf } from "../record/translations.server";
import type { ResourceName } from "../people/access/permissions";
import { RECORDS } from "../resources.server";
import { SERVICE_LABELS } from "../team/team";

/** The ids of the default content (prisma/seed/rows.ts). Records that staff create have a UUID. */
const SAMPLE_IDS = {
  team: { startsWith: "member-" },
  sponsors: { startsWith: "sponsor-" },
  projects: { startsWith: "project-" },
  services: { in: Object.keys(SERVICE_LABELS) },
  podcast_crew: { startsWith: "crew-" },
} satisfies Partial<Record<ResourceName, object>>;

type SampledResource = keyof typeof SAMPLE_IDS;

function hasSamples(resource: ResourceName): resource is SampledResource {
  return Object.hasOwn(SAMPLE_IDS, resource);
}

export async function countSamples(resources: readonly ResourceName[]): Promise<{ resource: ResourceName; count: number; edited: number }[]> {
  const counts = [];
  for (const resource of resources.filter(hasSamples)) {
    const { untouched, edited } = await findSamples(read, resource);
    counts.push({ resource, count: untouched.length, edited: edited.length });
  }
  return counts;
}

export function removeSamples(resources: readonly ResourceName[], by: string): Promise<number> {
  return write(async (tx) => {
    let removed = 0;
    for (const resource of resources.filter(hasSamples)) {
      const { table } = RECORDS[resource];
      for (const { id, version } of await findRecords(table, tx, (await findSamples(tx, resource)).untouched)) {
        const result = await deleteRecord(tx, table, { id, version, by });
        // the rows were read in this transaction, so nobody can have changed them
        if (!result.ok) throw new Error(`The sample ${id} could not be deleted: ${result.reason}`);
        removed += 1;
      }
    }
    return removed;
  });
}

export function samplesRemovedText(count: number): string {
  if (count === 0) return "Es waren keine Beispiele mehr da.";
  return count === 1 ? "Ein Beispiel liegt jetzt im Papierkorb." : `${count.toString()} Beispiele liegen jetzt im Papierkorb.`;
}

/** A sample that somebody edited or drafted is no longer untouched; a new sort position does not count. */
async function findSamples(source: Reader, resource: SampledResource): Promise<{ untouched: string[]; edited: string[] }> {
  const { table } = RECORDS[resource];
  const rows = await rowsOf(table, source).findMany({ where: { ...table.present, id: SAMPLE_IDS[resource] }, select: { id: true } });
  const ids = rows.map((row) => textOf(row, "id"));
  const place = { resource, recordId: { in: ids } };
  const edits = await source.change.findMany({ where: { ...place, action: "update" satisfies ChangeAction }, select: { recordId: true } });
  const drafts = await source.draft.findMany({ where: place, select: { recordId: true } });
  const touched = new Set([...edits, ...drafts].map(({ recordId }) => recordId));
  return { untouched: ids.filter((id) => !touched.has(id)), edited: ids.filter((id) => touched.has(id)) };
}
