import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/i18n/languages";
import { SCREENS, screenPath } from "~/paths";
import { listUrls } from "../harness/urls";
import { ROOT, filesBelow, textOf } from "./tree";

const urls = await listUrls();

describe("the table of URLs in remix.config.js", () => {
  it("names only files that exist", () => {
    expect(urls.filter(({ file }) => !existsSync(join(ROOT, "app", file))).map(({ file }) => file)).toEqual([]);
  });

  it("names every file of app/routes", () => {
    const named = new Set(urls.map(({ file }) => `app/${file}`));
    const routes = filesBelow("app/routes").filter((path) => /\.tsx?$/.test(path));
    expect(routes.filter((path) => !named.has(path))).toEqual([]);
  });

  it("names only administration screens that have their own ErrorBoundary", () => {
    const screens = filesBelow("app/routes").filter((path) => path.startsWith("app/routes/admin.") && textOf(path).includes("export default"));
    expect(screens.filter((path) => !/export (function|const) (\{.* )?ErrorBoundary/.test(textOf(path)))).toEqual([]);
  });

  it("has the path of each public screen in each language", () => {
    const patterns = urls.map(({ pattern }) => pattern.replace(/\/$/, ""));
    const paths = SCREENS.flatMap((screen) => LANGUAGES.map((language) => screenPath(screen, language)));
    expect(paths.filter((path) => !patterns.includes(`/:lang?${path}`.replace(/\/$/, "")))).toEqual([]);
  });

  it("has each URL once", () => {
    const seen = urls.filter(({ isLayout }) => !isLayout).map(({ pattern }) => pattern.toLowerCase());
    expect(seen.filter((pattern, index) => seen.indexOf(pattern) !== index)).toEqual([]);
  });
});
