import { setImmediate } from "node:timers/promises";
import type { TableVersions } from "../../app/platform/slices";
import type { ContentVersion } from "../content-version/content-version";
import type { PageCache } from "./page-cache";

interface Parts {
  pages: PageCache;
  contentVersion: ContentVersion;
  onError: (error: unknown) => void;
}

/** Renders stale pages ahead, so that visitors rarely wait for a rendering. */
export function createRefresher({ pages, contentVersion, onError }: Parts) {
  let refreshed: TableVersions | null = null;
  let isRunning = false;

  async function refresh(): Promise<void> {
    let versions = await contentVersion.ask();
    while (versions !== refreshed) {
      if (refreshed !== null) await renderAll(versions);
      refreshed = versions;
      versions = await contentVersion.ask();
    }
  }

  /** Stops when the content changes again, to start over with the most requested pages. */
  async function renderAll(versions: TableVersions): Promise<void> {
    for (const key of pages.wantedKeys()) {
      if ((await contentVersion.ask()) !== versions) return;
      await pages.rendered(key);
      await setImmediate();
    }
  }

  return function contentMayHaveChanged(): void {
    if (isRunning) return;
    isRunning = true;
    refresh()
      .catch(onError)
      .finally(() => (isRunning = false));
  };
}
