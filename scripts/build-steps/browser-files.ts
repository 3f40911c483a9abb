// What browsers get is only the administration: the public pages ship no React.
import { minify } from "terser";
import type { Plugin, Rollup } from "vite";

const CLIENT_ROUTE = /\/routes\/([^/]+)\.tsx\?__remix-build-client-route$/;

/** Public pages never hydrate, so their browser part is empty, and no file of the administration holds what only they show. */
export function withoutPublicRoutes(): Plugin {
  return {
    name: "without-public-routes",
    enforce: "post",
    apply: "build",
    transform(_code, id) {
      const [, route] = CLIENT_ROUTE.exec(id) ?? [];
      return route === undefined || /^admin(\.|$)/.test(route) ? null : "export {};";
    },
  };
}

/** Each schema of zod can describe itself as JSON Schema. No form asks for that, and it is a third of zod. */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.endsWith("/zod/v4/classic/schemas.js")) return null;
      return code
        .replaceAll(/\(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\)/g, "undefined")
        .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(/g, "undefined?.(");
    },
  };
}

/** Remix asks at run time for flags that are fixed when it is built: what they switch off is left out. */
export function withFixedFlags(future: object = {}): Plugin {
  const flags = new Map<string, unknown>(Object.entries(future));
  const valueOf = (found: string, flag: string) => (flags.has(flag) ? String(flags.get(flag) === true) : found);
  return {
    name: "with-fixed-flags",
    apply: "build",
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes("/@remix-run/react/dist/esm/")) return null;
      return code.replaceAll(/(?:[\w.]+\.)?\bfuture\.(v3_\w+)/g, valueOf);
    },
  };
}

/**
 * Terser makes smaller files of the framework than esbuild does.
 * why not `build.minify`: it would change the module of the public pages, which both builds make and must name alike
 */
export function withTerser(): Plugin {
  const options = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true } } as const;
  return {
    name: "with-terser",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: "post",
    async generateBundle(_output, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = (await minify(file.code, options)).code ?? file.code;
      }
    },
  };
}

const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;
const SCHEMAS = /\/node_modules\/(zod|@conform-to)\//;
const FRAME = /\/app\/(entry\.client|root|routes\/admin)\.tsx$/;
const ROOM = /\/app\/(?:domain\/)?([\w-]+)\//;
const RESOURCES = new Set(["team", "sponsors", "projects", "services", "podcast-crew"]);

type Graph = Pick<Rollup.PluginContext, "getModuleIds" | "getModuleInfo">;

/**
 * Few files, each with what is needed together: the framework, the frame of the administration, its forms and other
 * parts, and of each room what several screens share. Left alone, Rollup makes a file for each such module.
 */
export function chunkOf(id: string, graph: Graph): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (SCHEMAS.test(id)) return "forms";
  const { frame, screens } = known(graph);
  if (frame.has(id)) return "frame";
  const [, room = ""] = ROOM.exec(id) ?? [];
  if ((screens.get(id) ?? 0) <= 1 || room === "" || room === "routes") return undefined;
  const isOfForms = [...closure([id], graph)].some((one) => SCHEMAS.test(one));
  if (room === "ui" || room === "i18n") return isOfForms ? "forms" : "parts";
  return `${RESOURCES.has(room) ? "resources" : room}${isOfForms ? "-forms" : ""}`;
}

type Known = { frame: ReadonlySet<string>; screens: ReadonlyMap<string, number> };

const knownOf = new WeakMap<Graph["getModuleInfo"], Known>();

/** The frame of the administration, and how many screens need each module. */
function known(graph: Graph): Known {
  const found = knownOf.get(graph.getModuleInfo) ?? { frame: frameOf(graph), screens: countScreens(graph) };
  knownOf.set(graph.getModuleInfo, found);
  return found;
}

function frameOf(graph: Graph): Set<string> {
  return closure([...graph.getModuleIds()].filter((id) => FRAME.test(id)), graph);
}

function countScreens(graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  for (const screen of [...graph.getModuleIds()].filter((id) => CLIENT_ROUTE.test(id))) {
    for (const id of closure([screen], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function closure(ids: string[], graph: Graph): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
