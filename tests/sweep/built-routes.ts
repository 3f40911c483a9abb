import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { ResourceName } from "~/domain/people/access/permissions";
import { RESOURCES } from "~/domain/resources";
import { emptySiteData } from "../harness/site-data";
import type { UrlEntry } from "../harness/urls";
import { listUrls } from "../harness/urls";

const manifestSchema = z.array(
  z.object({ id: z.string(), isIndex: z.boolean(), hasLoader: z.boolean(), hasAction: z.boolean() }),
);

/** A route of the build with its entry in the table of URLs. */
export type BuiltRoute = UrlEntry & z.infer<typeof manifestSchema>[number];

/** All routes of the build itself, and not of its sources. */
export async function listBuiltRoutes(): Promise<BuiltRoute[]> {
  const data = await emptySiteData("sqlite");
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "print-manifest.mjs")], {
    env: { ...process.env, NODE_ENV: "production", ...data.environment },
  });
  await data.remove();
  const urls = new Map((await listUrls()).map((url) => [url.id, url]));
  return manifestSchema.parse(JSON.parse(stdout)).flatMap((route) => ofEachResource({ ...urlOf(route.id, urls), ...route }));
}

const GENERIC = /^routes\/admin\.(\$resource(\.new|\.\$id\.(edit|delete|move))?|preview\.\$resource\.\$id)\.tsx$/;

/** A route for every resource is called once for each of them. */
function ofEachResource(route: BuiltRoute): BuiltRoute[] {
  if (!GENERIC.test(route.file)) return [route];
  const resources = Object.values(RESOURCES).filter(({ name }) => !WITHOUT_ORDER.includes(name) || !route.file.includes("move"));
  return resources.map(({ path }) => ({ ...route, pattern: route.pattern.replace(":resource", path) }));
}

/** Resources whose order staff do not choose. */
const WITHOUT_ORDER: readonly ResourceName[] = ["podcast_crew"];

function urlOf(id: string, urls: Map<string, UrlEntry>): UrlEntry {
  const url = urls.get(id) ?? (id === "root" ? { id, file: "root.tsx", pattern: "/", isLayout: true } : undefined);
  if (url === undefined) throw new Error(`${id} is in the build, but not in remix.config.js`);
  return url;
}
