import { LRUCache } from "lru-cache";
import type { PageCacheState } from "../../app/domain/system/front-state";
import type { ContentVersion } from "../content-version/content-version";
import type { Page } from "./page";
import type { PageKey } from "./page-key";

const MAX_BYTES = 32 * 1024 * 1024;
/** What changes with the clock and not with the content, like the year in the footer, is at most this old. */
const MAX_AGE_MS = 10 * 60 * 1000;

interface StoredPage {
  key: PageKey;
  page: Page;
  version: number;
  renderedAt: number;
  /** How often it was asked for; halved with each rendering, so that old fame fades. */
  wanted: number;
}

export interface PageCache {
  /** The page, if it is stored and nothing has changed since; known without waiting. Counts as a visitor's wish. */
  stored(key: PageKey): Page | null;
  /** The page, rendered if needed. Who asks for the same page of the same content waits for the same rendering. */
  rendered(key: PageKey): Promise<Page | null>;
  /** Keys of the pages that visitors asked for since they were last rendered, the most wanted first. */
  wantedKeys(): PageKey[];
  state(): PageCacheState;
}

interface Parts {
  contentVersion: ContentVersion;
  render: (key: PageKey) => Promise<Page | null>;
}

/** Whole public pages in memory. A page is right as long as the content has the version that it was rendered from. */
export function createPageCache({ contentVersion, render }: Parts): PageCache {
  const store = new LRUCache<string, StoredPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ page }) => page.bytes });
  const renderings = new Map<string, Promise<Page | null>>();
  const counts = { hits: 0, renderings: 0 };

  /** `version` was read before the rendering began: what changes meanwhile makes the page old at once. */
  async function renderAndStore(key: PageKey, version: number): Promise<Page | null> {
    counts.renderings += 1;
    const page = await render(key);
    const before = store.peek(key.id);
    if (page !== null && page.status >= 500 && before?.version === version) return before.page;
    if (page?.isStorable) {
      const wanted = Math.floor((before?.wanted ?? 2) / 2);
      store.set(key.id, { key, page, version, renderedAt: Date.now(), wanted });
    } else store.delete(key.id);
    return page;
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
      const version = await contentVersion.ask();
      const found = store.peek(key.id);
      if (found !== undefined && isFresh(found, version)) return found.page;
      const flight = `${version} ${key.id}`;
      const running = renderings.get(flight) ?? renderAndStore(key, version);
      renderings.set(flight, running);
      return running.finally(() => renderings.delete(flight));
    },

    wantedKeys() {
      const entries = [...store.values()].filter(({ wanted }) => wanted > 0);
      return entries.sort((one, other) => other.wanted - one.wanted).map(({ key }) => key);
    },

    state: () => ({ entries: store.size, bytes: store.calculatedSize, mostBytes: MAX_BYTES, ...counts }),
  };
}

function isFresh({ version, renderedAt }: StoredPage, current: number | null): boolean {
  return version === current && Date.now() - renderedAt < MAX_AGE_MS;
}
