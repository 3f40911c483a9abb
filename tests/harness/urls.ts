import { defineRoutes } from "@remix-run/dev/dist/config/routes.js";
import remixConfig from "../../remix.config.js";

type Manifest = ReturnType<typeof defineRoutes>;

export interface UrlEntry {
  id: string;
  file: string;
  /** The whole pattern from the root, such as `/:lang?/team`. */
  pattern: string;
  isLayout: boolean;
}

/** All URLs in remix.config.js, so that tests need no list of their own. */
export async function listUrls(): Promise<UrlEntry[]> {
  const manifest = (await remixConfig.routes?.(defineRoutes)) ?? {};
  const parents = new Set(Object.values(manifest).map(({ parentId }) => parentId));
  return Object.values(manifest).map((route) => ({
    id: route.id,
    file: route.file,
    pattern: `/${patternParts(route, manifest).join("/")}`,
    isLayout: parents.has(route.id),
  }));
}

function patternParts(route: Manifest[string], manifest: Manifest): string[] {
  const parent = manifest[route.parentId ?? ""];
  const own = route.path === undefined || route.path === "" ? [] : [route.path];
  return parent === undefined ? own : [...patternParts(parent, manifest), ...own];
}
