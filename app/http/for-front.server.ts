import { slicesForFront } from "~/platform/slices.server";

/** What the build offers to the front beside the pages (server/remix.ts, `RemixApp`). */
export function partsForFront(endings: readonly (() => Promise<void>)[]) {
  return {
    ...slicesForFront,
    endBackgroundWork: async () => void (await Promise.all(endings.map((end) => end()))),
  };
}
