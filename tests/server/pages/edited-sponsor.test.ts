import { expect, it } from "vitest";
import { LANGUAGES } from "~/i18n/languages";
import { prefixedPath, SCREENS } from "~/paths";
import { startBuiltSite } from "./built-app";
import type { SmallSite } from "../small-site";

const PAGES = SCREENS.flatMap((screen) => LANGUAGES.map((language) => prefixedPath(screen, language)));

it("an edited sponsor renders again only the pages that show sponsors, and none if nothing has changed", async () => {
  const site = await startBuiltSite();
  site.database.exec("INSERT INTO partners (id, name, updated_at) VALUES ('faro', 'Faro', '2026-01-15T09:30:00.000+00:00')");
  expect(await renderedBy(site)).toHaveLength(PAGES.length);
  site.database.exec("UPDATE partners SET name = 'Faro de Oriente'");
  expect((await renderedBy(site)).toSorted()).toEqual(LANGUAGES.map((language) => prefixedPath("sponsors", language)).toSorted());
  expect((await site.ask("/de/sponsoren")).text).toContain("Faro de Oriente");
  site.database.exec("UPDATE partners SET name = name");
  expect(await renderedBy(site)).toEqual([]);
});

/** The paths that are rendered when a visitor opens every page. */
async function renderedBy(site: SmallSite): Promise<string[]> {
  const before = site.reached.length;
  for (const page of PAGES) await site.ask(page);
  return site.reached.slice(before).map(({ url }) => new URL(url).pathname);
}
