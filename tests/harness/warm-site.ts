import { openRefill } from "./sqlite-refill";
import { putFilesBack } from "./put-files-back";
import { type Site, startSite } from "./site";
import { copySiteData, type SiteData } from "./site-data";
import { until } from "./until";

/** One process for many tests: each has its data as they were at the start. On SQLite only. */
export interface WarmSite {
  /** The site, started for the first who asks, and put back to where it began for everybody else. */
  anew: () => Promise<Site>;
  stop: () => Promise<void>;
}

const METRICS_TOKEN = "only-for-tests-that-wait-for-an-idle-site";

/**
 * What the process itself remembers is not put back: how often somebody tried to log in or wrote a message. Whoever looks at
 * that takes a site of its own.
 */
export function warmSite(template: SiteData): WarmSite {
  let started: ReturnType<typeof startResettable> | undefined;
  return {
    async anew() {
      const isFirst = started === undefined;
      const { site, reset } = await (started ??= startResettable(template));
      if (!isFirst) await reset();
      return site;
    },
    async stop() {
      await (await started)?.stop();
    },
  };
}

async function startResettable(template: SiteData) {
  // why a copy: a SQLite file in use has others beside it, and somebody may be copying the folder of the template
  const original = await copySiteData(template);
  const data = await copySiteData(template);
  const site = await startSite({ data, environment: { METRICS_TOKEN } });
  const database = openRefill(databaseOf(data), databaseOf(original));
  return {
    site,
    async reset() {
      await until("the site has nothing under way", () => isIdle(site));
      database.refill();
      await putFilesBack(data.folder, original.folder, isOfDatabase);
    },
    async stop() {
      database.close();
      await site.stop();
      await Promise.all([data.remove(), original.remove()]);
    },
  };
}

/** No request is in the app, and no change waits for the database that a request has left behind. */
export async function isIdle({ origin }: Site) {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split("\n");
  return ["calima_places_taken 0", "calima_writes_open 0"].every((line) => lines.includes(line));
}

function databaseOf({ databaseUrl }: SiteData) {
  return databaseUrl.replace(/^file:/, "");
}

function isOfDatabase(path: string) {
  return path.startsWith("site.db");
}
