import { inject } from "vitest";
import { z } from "zod";
import type { DatabaseKind } from "./postgres-databases";
import { copySiteData, type SiteData, siteDataIn } from "./site-data";

const placeSchema = z.object({ folder: z.string(), databaseUrl: z.string() });

/** Furnished data for the test file that asks. The first that does waits until they are made, the others get a copy at once. */
export async function furnishSiteData(kind: DatabaseKind): Promise<SiteData> {
  const answer = await fetch(`${inject("furnisher")}/${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  const { folder, databaseUrl } = placeSchema.parse(await answer.json());
  return copySiteData(siteDataIn(folder, kind, databaseUrl));
}
