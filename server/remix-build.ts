import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { BUILD } from "./settings";
import type { RequestHandler } from "./remix";

interface RemixApp {
  handler: RequestHandler;
  /** Lets what the app does in the background come to its end, and begins nothing new. */
  endBackgroundWork: () => Promise<void>;
}

/** The build beside us. Loaded at run time: the front and Remix's build are bundles of their own. */
export async function openRemix(mode: string, build = BUILD): Promise<RemixApp> {
  const found: unknown = await import(new URL("server/index.js", build).href);
  if (!isServerBuild(found)) throw new Error("build/server/index.js is no build of Remix; run `npm run build`");
  const handle = createRequestHandler(found, mode);
  return { handler: handle, endBackgroundWork: backgroundWorkOf(found) };
}

/** What `app/entry.server.tsx` exports beside the things that Remix asks for. */
function backgroundWorkOf({ entry }: ServerBuild): () => Promise<void> {
  const end: unknown = new Map<string, unknown>(Object.entries(entry.module)).get("endBackgroundWork");
  if (!isEnding(end)) throw new Error("the build does not say how its background work ends");
  return end;
}

function isEnding(found: unknown): found is () => Promise<void> {
  return typeof found === "function";
}

function isServerBuild(found: unknown): found is ServerBuild {
  return typeof found === "object" && found !== null && "routes" in found && "entry" in found && "assets" in found;
}
