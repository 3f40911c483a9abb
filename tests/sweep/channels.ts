import type { Visitor } from "../harness/visitor";
import type { BuiltRoute } from "./built-routes";

/**
 * All channels to a loader: as a page (or resource), with HEAD, alone over single fetch, together with its parents over
 * single fetch, and over Remix's former data channel.
 */
export const LOADER_CHANNELS = ["document", "HEAD", "data", "all data", "_data"] as const;

/** The same channels to an action, and the other methods, which Remix also passes to it. */
export const ACTION_CHANNELS = ["document", "data", "_data", "PUT", "PATCH", "DELETE"] as const;

export type LoaderChannel = (typeof LOADER_CHANNELS)[number];
export type ActionChannel = (typeof ACTION_CHANNELS)[number];

export async function load(visitor: Visitor, { id }: BuiltRoute, path: string, channel: LoaderChannel) {
  if (channel === "document") return visitor.get(path);
  if (channel === "HEAD") return visitor.head(path);
  if (channel === "data") return visitor.get(`${dataPath(path)}?_routes=${encodeURIComponent(id)}`);
  if (channel === "all data") return visitor.get(dataPath(path));
  return visitor.get(`${path}?_data=${encodeURIComponent(id)}`);
}

interface Post {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function act(
  visitor: Visitor,
  { id, isIndex }: BuiltRoute,
  { path, channel, fields = {}, headers }: Post & { path: string; channel: ActionChannel },
) {
  const index = isIndex ? "?index" : "";
  if (channel === "data") return visitor.post(dataPath(path) + index, fields, headers);
  if (channel === "_data") return visitor.post(`${path}?_data=${encodeURIComponent(id)}`, fields, headers);
  return visitor.post(path + index, fields, headers, channel === "document" ? "POST" : channel);
}

function dataPath(path: string) {
  return path === "/" ? "/_root.data" : `${path}.data`;
}
