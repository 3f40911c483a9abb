import { setImmediate, setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { PageCacheState } from "../../app/domain/system/site-state";
import { gaveUpAfter } from "../../app/platform/database-fault";
import { inTime, TIME_LIMITS } from "../../app/platform/time-limits";
import type { Reads, TableVersions } from "../../app/platform/slices";
import type { ContentVersion } from "../content-version/content-version";
import type { Page } from "./page";
import type { PageKey } from "./page-key";

const MAX_BYTES = 32 * 1024 * 1024;
/** Limits the age of parts that depend on the time, such as the year in the footer. */
const MAX_AGE_MS = 10 * 60 * 1000;
/** Far longer than a rendering without I/O. */
const LONGEST_TURN_MS = 50;
/** With more waiting renderings, new pages are refused; 30 renderings take a tenth of a second. */
const CROWD = { listPage: 30, choice: 100, plain: 300 };

export interface RenderedPage {
  page: Page | null;
  reads: Reads;
}

interface StoredPage {
  key: PageKey;
  page: Page;
  reads: Reads;
  versions: TableVersions;
  renderedAt: number;
  /** The number of requests, halved at each rendering. */
  wanted: number;
  /** The last failed rendering: not retried with the same versions, and not before `until`. */
  failed?: { versions: TableVersions; until: number };
}

export interface PageCache {
  /** Null if the page is not known to be fresh. Does not wait. Counts as a request. */
  stored(key: PageKey): Page | null;
  /** "refused" in a crowd, because anybody could request a thousand page numbers and combinations of cookies. */
  rendered(key: PageKey): Promise<Page | null | "refused">;
  /** Pages requested since their last rendering; the most requested ones come first. */
  wantedKeys(): PageKey[];
  state(): Omit<PageCacheState, "misses">;
}

interface Parts {
  onError: (error: unknown) => void;
  contentVersion: ContentVersion;
  render: (key: PageKey, versions: TableVersions) => Promise<RenderedPage>;
  areUnchanged: (reads: Reads, versions: TableVersions) => Promise<boolean>;
}

/** Keeps an old copy until a good one replaces it, because it is better than an error. */
export function createPageCache({ contentVersion, render, areUnchanged, onError }: Parts): PageCache {
  const store = new LRUCache<string, StoredPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ page }) => page.bytes });
  const renderings = new WeakMap<TableVersions, Map<string, Promise<Page | null>>>();
  const counts = { hits: 0, renderings: 0 };
  const { inTurn, waiting } = createRenderingQueue();

  /** `versions` were read before the rendering, so a change during it makes the page stale at once. */
  async function renderAndStore(key: PageKey, versions: TableVersions): Promise<Page | null> {
    counts.renderings += 1;
    const rendered = await inTurn(() => render(key, versions)).catch((error: unknown) => {
      if (!store.has(key.id)) throw error;
      onError(error);
      return null;
    });
    const before = store.peek(key.id);
    if (before !== undefined && (rendered?.page?.isFaulty ?? rendered === null)) return keptOf(before, versions);
    if (rendered === null) return null;
    const { page, reads } = rendered;
    if (page?.isStorable && areCounted(reads)) {
      const wanted = Math.floor((before?.wanted ?? 2) / 2);
      store.set(key.id, { key, page, reads, versions, renderedAt: performance.now(), wanted });
    } else store.delete(key.id);
    return page;
  }

  /** Has a short time limit, because the rendering afterwards may need all the time of a request. */
  function isRight({ reads }: StoredPage, versions: TableVersions): Promise<boolean> {
    return inTime(areUnchanged(reads, versions), TIME_LIMITS.front, () => gaveUpAfter(TIME_LIMITS.front)).catch(() => false);
  }

  async function rightPage(key: PageKey, versions: TableVersions): Promise<Page | null> {
    const found = store.peek(key.id);
    if (found !== undefined && isYoung(found) && (await isRight(found, versions))) {
      return confirmed(found, versions).page;
    }
    return renderAndStore(key, versions);
  }

  return {
    stored(key) {
      const found = store.get(key.id);
      if (found === undefined) return null;
      found.wanted += 1;
      if (!isFresh(found, contentVersion.known())) return null;
      counts.hits += 1;
      return found.page;
    },

    async rendered(key) {
      const versions = await contentVersion.ask();
      const found = store.peek(key.id);
      if (found !== undefined && isFresh(found, versions)) return found.page;
      const running = renderings.get(versions) ?? new Map<string, Promise<Page | null>>();
      renderings.set(versions, running);
      const isNew = found === undefined && !running.has(key.id);
      if (isNew && waiting() >= CROWD[kindOf(key)]) return "refused";
      const flight = running.get(key.id) ?? rightPage(key, versions).finally(() => running.delete(key.id));
      running.set(key.id, flight);
      if (found?.failed?.versions !== versions) return flight;
      // the last rendering with these versions failed, and this one probably will too
      flight.catch(onError);
      return found.page;
    },

    wantedKeys() {
      const entries = [...store.values()].filter(({ wanted }) => wanted > 0);
      return entries.sort((one, other) => other.wanted - one.wanted).map(({ key }) => key);
    },

    state: () => ({ entries: store.size, bytes: store.calculatedSize, mostBytes: MAX_BYTES, ...counts }),
  };
}

/** A change makes many pages stale at once. Without turns, requests from memory would wait for all renderings. */
function createRenderingQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    waiting += 1;
    const own = last.then(() => {
      waiting -= 1;
      return work();
    });
    const end = own.catch(() => undefined);
    last = last.then(() => Promise.race([end, setTimeout(LONGEST_TURN_MS, undefined, { ref: false })])).then(() => setImmediate());
    return own;
  }
  return { inTurn, waiting: () => waiting };
}

function kindOf({ listPage, cookies }: PageKey): keyof typeof CROWD {
  if (listPage > 1) return "listPage";
  return cookies === "" ? "plain" : "choice";
}

/** False if a table is not counted, because then nothing would make the page stale. */
function areCounted({ tables }: Reads): boolean {
  return [...tables.values()].every((version) => version !== undefined);
}

function isYoung({ renderedAt }: StoredPage): boolean {
  return performance.now() - renderedAt < MAX_AGE_MS;
}

function isFresh(found: StoredPage, current: TableVersions | null): boolean {
  if (current === null) return false;
  if (found.failed?.versions === current && performance.now() < found.failed.until) return true;
  if (!isYoung(found)) return false;
  if (found.versions === current) return true;
  for (const [table, version] of found.reads.tables) if (current.get(table) !== version) return false;
  confirmed(found, current);
  return true;
}

function keptOf(before: StoredPage, versions: TableVersions): Page {
  before.failed = { versions, until: performance.now() + TIME_LIMITS.pageRetry };
  return before.page;
}

function confirmed(found: StoredPage, versions: TableVersions): StoredPage {
  found.versions = versions;
  const tables = [...found.reads.tables.keys()].map((table) => [table, versions.get(table)] as const);
  found.reads = { ...found.reads, tables: new Map(tables) };
  return found;
}
