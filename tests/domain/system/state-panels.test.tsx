import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageCachePanel } from "~/domain/system/state-panels";

it("the cache panel shows the share of visitors served from memory, without pages rendered in advance", () => {
  const state = { entries: 3, bytes: 1_000, mostBytes: 2_000, hits: 3, misses: 1, renderings: 900 };
  expect(renderToStaticMarkup(<PageCachePanel state={state} />)).toContain("3 (75 %)");
});
