// Finds the screen of an address, in the table of URLs of a checkout.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineRoutes } from "@remix-run/dev/dist/config/routes.js";

/** @typedef {{ file: string, segments: string[], rank: number }} Entry */

/**
 * Answers a function for the name of a screen, which is the same for all its records; null for unknown addresses.
 * @param {string} root
 */
export async function readScreens(root) {
  /** @type {{ default: import("@remix-run/dev").VitePluginConfig }} */
  const { default: config } = await import(pathToFileURL(join(root, "remix.config.js")).href);
  const manifest = (await config.routes?.(defineRoutes)) ?? {};
  const frames = new Set(Object.values(manifest).map(({ parentId }) => parentId));
  const screens = Object.values(manifest).filter(({ id }) => !frames.has(id));
  const entries = screens.map(({ id, file }) => entryOf(pathOf(manifest, id), file));
  const ranked = entries.filter(({ segments }) => !segments.includes("*")).toSorted((a, b) => b.rank - a.rank);
  return (/** @type {string} */ path) => {
    const parts = path.split("/").filter(Boolean);
    const found = ranked.find(({ segments }) => fits(segments, parts));
    return found ? nameOf(found, parts) : null;
  };
}

/** @param {ReturnType<typeof defineRoutes>} manifest @param {string} id @returns {string} */
function pathOf(manifest, id) {
  const { parentId, path = "" } = manifest[id] ?? {};
  return parentId ? `${pathOf(manifest, parentId)}/${path}` : path;
}

/** @param {string} path @param {string} file @returns {Entry} */
function entryOf(path, file) {
  const segments = path.replace(":lang?", "de").split("/").filter(Boolean);
  return { file, segments, rank: segments.filter((segment) => !segment.startsWith(":")).length };
}

/** @param {string[]} segments @param {string[]} parts */
function fits(segments, parts) {
  return segments.length === parts.length && segments.every((segment, at) => segment.startsWith(":") || segment === parts[at]);
}

/** The name is that of the screen's file, with the resource if it has several. @param {Entry} entry @param {string[]} parts */
function nameOf({ file, segments }, parts) {
  const resource = parts[segments.indexOf(":resource")] ?? "resource";
  const area = file.startsWith("routes/admin") ? "" : "site.";
  const name = file.replace(/^routes\/|\.tsx$/g, "").replace("$resource", resource);
  return (area + name).replaceAll(/[^a-z\d]+/gi, "-").toLowerCase().replaceAll(/^-|-$/g, "");
}
