import { afterAll, beforeAll, inject } from "vitest";
import { z } from "zod";
import type { DatabaseKind } from "./postgres-databases";
import { type Site, startSite, type StartOptions } from "./site";
import { copySiteData, type SiteData, siteDataIn } from "./site-data";
import type { Sql } from "./sql";

interface Options extends Pick<StartOptions, "served"> {
  kind?: DatabaseKind;
  /** A function, because some of it is only known once a server of the test runs. */
  environment?: () => Record<string, string>;
}

/** Runs the tests of a file, or of a `describe`, on a furnished site of their own, which `begin` gets before the first of them. */
export function useFurnishedSite(begin: (started: { site: Site; sql: Sql }) => unknown, { kind = "sqlite", served, environment }: Options = {}) {
  let end: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    const site = await startSite({ data: await furnishSiteData(kind), served, environment: environment?.() });
    const sql = site.data.openSql();
    end = async () => {
      await sql.close();
      await site.stop();
      await site.data.remove();
    };
    await begin({ site, sql });
  });

  afterAll(() => end());
}

const placeSchema = z.object({ folder: z.string(), databaseUrl: z.string() });

/** Furnished data for the test file that asks. The first that does waits until they are made, the others get a copy at once. */
export async function furnishSiteData(kind: DatabaseKind): Promise<SiteData> {
  const answer = await fetch(`${inject("furnisher")}/${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  const { folder, databaseUrl } = placeSchema.parse(await answer.json());
  return copySiteData(siteDataIn(folder, kind, databaseUrl));
}
