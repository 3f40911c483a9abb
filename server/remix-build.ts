import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { BUILD } from "./settings";
import type { RemixApp } from "./remix";

type PartsForFront = Omit<RemixApp, "handler">;

/** The build beside us. Loaded at run time: the front and Remix's build are bundles of their own. */
export async function openRemix(mode: string, build = BUILD): Promise<RemixApp> {
  const found: unknown = await import(new URL("server/index.js", build).href);
  if (!isServerBuild(found)) throw new Error("build/server/index.js is no build of Remix; run `npm run build`");
  return { handler: createRequestHandler(found, mode), ...partsForFront(found) };
}

/** What `app/entry.server.tsx` exports beside the things that Remix asks for. */
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
