import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { isPagePath } from "../app/paths";
import { memoize } from "./memoize";
import type { ServedElsewhere } from "./page-cache/page-key";
import type { RemixApp, RequestHandler } from "./remix";
import { BUILD } from "./settings";
import { withLoaders, withUnreadData } from "./unread-data";

type PartsForFront = Omit<RemixApp, "handler" | "pageHandler" | "servedElsewhere" | "build">;

export async function openRemix(mode: string, build = BUILD): Promise<RemixApp> {
  const found: unknown = await import(new URL("pages.js", build).href);
  if (!isServerBuild(found)) throw new Error("build/pages.js is no build of Remix; run `npm run build`");
  const parts = partsForFront(found);
  const explained = withLoaders(found, (loader) => async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      throw parts.withReason(error, args.request);
    }
  });
  const handlerAt = handlersOf(explained, mode);
  return {
    ...parts,
    handler: (request, context) => parts.withTimeBudget(() => handlerAt(request)(request, context)),
    pageHandler: memoize(PAGES_REMEMBERED, (path) => createRequestHandler(withUnreadData(partFor(explained, path)), mode)),
    servedElsewhere: servedElsewhere(found),
    build: found.assets.version,
  };
}

const PAGES_REMEMBERED = 1_000;
const SITE = "routes/_site";

/** Handlers that know few routes: Remix matches each request four times, and builds all routes each time (decision 025). */
function handlersOf(build: ServerBuild, mode: string): (request: Request) => RequestHandler {
  const routes = routesBelow(undefined, build);
  const whole = createRequestHandler(build, mode);
  const handlerOf = memoize(PAGES_REMEMBERED, (ids) => createRequestHandler(withRoutes(build, new Set(ids.split("\n"))), mode));
  const handlerAt = memoize(PAGES_REMEMBERED, (path) => {
    const matches = matchRoutes(routes, path);
    return matches === null ? whole : handlerOf(matches.map(({ route }) => route.id).join("\n"));
  });
  // a data request has the page's address with ".data", and "/_root.data" for "/"
  return ({ url }) => handlerAt(new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"));
}

type RouteTree = Parameters<typeof matchRoutes>[0];

function routesBelow(parentId: string | undefined, build: ServerBuild): RouteTree {
  const children = Object.values(build.routes).filter((route) => route.parentId === parentId);
  return children.map(({ id, path, index, caseSensitive }) =>
    index === true ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: routesBelow(id, build) },
  );
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string | undefined>): ServerBuild {
  return { ...build, routes: only(build.routes, ids), assets: { ...build.assets, routes: only(build.assets.routes, ids) } };
}

function only<One>(routes: Record<string, One>, ids: ReadonlySet<string | undefined>): Record<string, One> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

function partFor(build: ServerBuild, path: string): ServerBuild {
  const own = siteRoutes(build).find((route) => pathOf(route) === path) ?? siteRoutes(build).find((route) => route.path === "*");
  const ids = new Set(["root", SITE, own?.id]);
  return withRoutes(build, ids);
}

function servedElsewhere(build: ServerBuild): ServedElsewhere {
  const root = Object.values(build.routes).filter((route) => route.parentId === "root" && route.id !== SITE);
  const site = siteRoutes(build).filter((route) => route.path !== "*" && !isPage(pathOf(route)));
  return { root: firstSegments(root), site: firstSegments(site) };
}

function isPage(path: string): boolean {
  return isPagePath(path.replace(":slug", "any"));
}

type Route = ServerBuild["routes"][string];

function siteRoutes({ routes }: ServerBuild): Route[] {
  return Object.values(routes).filter(({ parentId }) => parentId === SITE);
}

function pathOf({ path = "" }: Route): string {
  return `/${path}`;
}

function firstSegments(routes: readonly Route[]): ReadonlySet<string> {
  return new Set(routes.map(({ path }) => path?.split("/", 1)[0] ?? ""));
}

function partsForFront({ entry }: ServerBuild): PartsForFront {
  const parts: unknown = new Map<string, unknown>(Object.entries(entry.module)).get("forFront");
  if (!arePartsForFront(parts)) throw new Error("the build has no `forFront`; run `npm run build`");
  return parts;
}

function arePartsForFront(found: unknown): found is PartsForFront {
  return typeof found === "object" && found !== null && "renderFrom" in found;
}

function isServerBuild(found: unknown): found is ServerBuild {
  return typeof found === "object" && found !== null && "routes" in found && "entry" in found && "assets" in found;
}
