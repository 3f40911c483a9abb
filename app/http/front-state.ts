import type { AppLoadContext } from "@remix-run/node";
import type { FrontState } from "~/domain/system/front-state";

declare module "@remix-run/node" {
  // why: Remix reads the type of what loaders get beside the request from this interface
  interface AppLoadContext {
    /** Only where our front stands in front of Remix. */
    front?: FrontState;
  }
}

/** What the front says of itself; null where the build runs without it, as under remix-serve. */
export function frontOf(context: AppLoadContext): FrontState | null {
  return context.front ?? null;
}
