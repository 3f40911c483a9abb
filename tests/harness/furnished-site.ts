import { afterAll, beforeAll, inject } from "vitest";
import { z } from "zod";
import type { DatabaseKind } from "./postgres-databases";
import { type Site, startSite, type StartOptions } from "./site";
import { copySiteData, emptySiteData, type SiteData, siteDataIn } from "./site-data";
import type { Sql } from "./sql";

interface Options extends Pick<StartOptions, "served"> {
  kind?: DatabaseKind;
  /** A function, because some settings are only known after the test has started a server. */
  environment?: () => Record<string, string>;
}

type Begin = (started: { site: Site; sql: Sql }) => unknown;

/** Runs the tests of a file or a `describe` on their own furnished site, which `begin` gets before the first test. */
export function useFurnishedSite(begin: Begin, options: Options = {}) {
  useSite(furnishSiteData, begin, options);
}

/** The same on a site that nobody has set up yet. */
export function useEmptySite(begin: Begin, options: Options = {}) {
  useSite(emptySiteData, begin, options);
}

function useSite(makeData: (kind: DatabaseKind) => Promise<SiteData>, begin: Begin, { kind = "sqlite", served, environment }: Options) {
  let end: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    const site = await startSite({ data: await makeData(kind), served, environment: environment?.() });
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

/** Furnished data for the calling test file. The first caller waits until they are made; others get a copy at once. */
export async function furnishSiteData(kind: DatabaseKind): Promise<SiteData> {
  const answer = await fetch(`${inject("furnisher")}/${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  const { folder, databaseUrl } = placeSchema.parse(await answer.json());
  return copySiteData(siteDataIn(folder, kind, databaseUrl));
}
