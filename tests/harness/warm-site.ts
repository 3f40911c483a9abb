import { openRefill } from "./sqlite-refill";
import { putFilesBack } from "./put-files-back";
import { type Site, startSite } from "./site";
import { copySiteData, type SiteData } from "./site-data";
import { until } from "./until";

/** One process for many tests, each of which starts with the original data. SQLite only. */
export interface WarmSite {
  /** Starts the site for the first caller; later calls restore its data. */
  anew: () => Promise<Site>;
  stop: () => Promise<void>;
}

const METRICS_TOKEN = "only-for-tests-that-wait-for-an-idle-site";

/**
 * What the process itself remembers is not reset, such as the number of logins and messages. Tests that depend on it
 * need their own site.
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
  // a copy, because a SQLite file in use has others beside it, and somebody may be copying the template's folder
  const original = await copySiteData(template);
  const data = await copySiteData(template);
  const site = await startSite({ data, environment: { METRICS_TOKEN } });
  const database = openRefill(databaseOf(data), databaseOf(original));
  return {
    site,
    async reset() {
      await until("the site is idle", () => isIdle(site));
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

/** No request is running in the app, and no change is waiting for the database. */
export async function isIdle({ origin }: Site) {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const running = (await answer.text()).match(/^calima_(places_taken|writes_open)\b.* \d+$/gm) ?? [];
  return running.length > 0 && running.every((line) => line.endsWith(" 0"));
}

function databaseOf({ databaseUrl }: SiteData) {
  return databaseUrl.replace(/^file:/, "");
}

function isOfDatabase(path: string) {
  return path.startsWith("site.db");
}
