import { expect, it, onTestFinished, vi } from "vitest";
import { startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";

it("a second site on one SQLite file says so, and none after they have ended", async () => {
  const SHARED = /^Another process of the site runs on this database already/m;
  const data = await emptySiteData("sqlite");
  onTestFinished(() => data.remove());
  const sites = [await startSite({ data }), await startSite({ data })];
  for (const site of sites) onTestFinished(site.stop);
  await vi.waitFor(() => expect(sites.map((site) => SHARED.test(site.log()))).toEqual([false, true]), 10_000);
  for (const site of sites) await site.stop();
  const next = await startSite({ data });
  await next.stop();
  expect(next.log()).toContain("The site is at");
  expect(next.log()).not.toMatch(SHARED);
});
