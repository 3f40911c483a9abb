// Which browser file a module goes into: few files for each screen, with little code that the screen does not need.
import type { Rollup } from "vite";

export const CLIENT_ROUTE = /\/routes\/([^/]+)\.tsx\?__remix-build-client-route$/;

const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|commonjsHelpers/;
const FORM_LIBRARY = /\/node_modules\/@conform-to\/react\//;
const ZOD = /\/node_modules\/zod\//;
/** no packages, and nothing with a query: a module that only re-exports counts as unused */
const OWN = /\/app\/[^?]*$/;
const FRAME = /\/app\/(entry\.client|root|routes\/admin)\.tsx$/;

/** This many bytes of unneeded code cost as much as another file, which is a request and is compressed separately. */
const COST_OF_A_FILE = 8000;

type Graph = Pick<Rollup.PluginContext, "getModuleIds" | "getModuleInfo">;

type Module = { imports: readonly string[]; onDemand: readonly string[]; bytes: number };

type Modules = ReadonlyMap<string, Module>;

type Group = { ids: readonly string[]; screens: ReadonlySet<string>; bytes: number };

const planOf = new WeakMap<Graph["getModuleInfo"], ReadonlyMap<string, string>>();

/** The file of a module; undefined if it goes into the file of the only screen that uses it. */
export function chunkOf(id: string, graph: Graph): string | undefined {
  const plan = planOf.get(graph.getModuleInfo) ?? planFor(modulesOf(graph));
  planOf.set(graph.getModuleInfo, plan);
  return FRAMEWORK.test(id) ? "framework" : plan.get(id);
}

/** Without modules that are imported but unused, which go into no file. */
function modulesOf({ getModuleIds, getModuleInfo }: Graph): Modules {
  const isUsed = (id: string) => !OWN.test(id) || getModuleInfo(id)?.isIncluded !== false;
  const modules = [...getModuleIds()].filter(isUsed).map((id): [string, Module] => {
    const { importedIds = [], dynamicallyImportedIds = [], code } = getModuleInfo(id) ?? {};
    return [id, { imports: importedIds.filter(isUsed), onDemand: dynamicallyImportedIds, bytes: code?.length ?? 0 }];
  });
  return new Map(modules);
}

/**
 * Plans the frame of the administration, what its screens share, and what is loaded on demand: one file for validation,
 * with zod and all schemas, for which no screen waits; and one for the rest, which needs no zod.
 */
function planFor(modules: Modules): Map<string, string> {
  const ids = [...modules.keys()];
  const frame = closure(ids.filter((id) => FRAME.test(id)), modules);
  const late = [...modules.values()].flatMap((module) => module.onDemand);
  const onDemand = closure(late, modules);
  const checks = closure(late.filter((id) => [...closure([id], modules)].some((needed) => ZOD.test(needed))), modules);
  const shared = [...usersOf(modules, onDemand)].filter(([id, { size }]) => size > 1 && !frame.has(id) && !FRAMEWORK.test(id));
  return new Map([
    ...[...onDemand].map((id) => [id, checks.has(id) ? "validation" : "late"] as const),
    ...merged(groupsOf(shared, modules), modules).flatMap((group, index) => group.ids.map((id) => [id, nameOf(group, index)] as const)),
    ...[...frame].map((id) => [id, "frame"] as const),
  ]);
}

function nameOf({ ids }: Group, index: number): string {
  return ids.some((id) => FORM_LIBRARY.test(id)) ? "forms" : `shared${index.toString()}`;
}

/** Everything loaded on demand counts as one screen. */
function usersOf(modules: Modules, onDemand: ReadonlySet<string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const note = (id: string, user: string) => users.set(id, (users.get(id) ?? new Set()).add(user));
  for (const screen of [...modules.keys()].filter((id) => CLIENT_ROUTE.test(id))) {
    for (const id of closure([screen], modules)) note(id, screen);
  }
  for (const id of onDemand) note(id, "on demand");
  return users;
}

function groupsOf(shared: readonly (readonly [string, ReadonlySet<string>])[], modules: Modules): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, screens] of shared) {
    const key = [...screens].sort().join();
    const { ids = [], bytes = 0 } = groups.get(key) ?? {};
    groups.set(key, { ids: [...ids, id], screens, bytes: bytes + (modules.get(id)?.bytes ?? 0) });
  }
  return [...groups.values()];
}

/** Merges groups, the best pair first, while this saves more files than it adds unneeded code. */
function merged(groups: readonly Group[], modules: Modules): readonly Group[] {
  const below = groupsBelow(groups, modules);
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).flatMap((other) => joined(one, other, below) ?? []));
  const [best] = pairs.sort((one, other) => other.gain - one.gain);
  return best === undefined ? groups : merged([best.both, ...groups.flatMap((group) => withoutParts(group, best))], modules);
}

type Joined = { parts: readonly Group[]; both: Group; gain: number; alsoLoaded: ReadonlySet<Group> };

/** Merges two groups; null if that gains nothing. Who loads the result loads everything that either group needs. */
function joined(one: Group, other: Group, below: ReadonlyMap<Group, ReadonlySet<Group>>): Joined | null {
  const parts = [one, other];
  const screens = new Set([...one.screens, ...other.screens]);
  const saved = COST_OF_A_FILE * (one.screens.size + other.screens.size - screens.size);
  if (saved <= neededForNothing(parts, screens)) return null;
  const alsoLoaded = new Set(parts.flatMap((part) => [...(below.get(part) ?? [])]).filter((group) => !parts.includes(group)));
  const gain = saved - neededForNothing([...parts, ...alsoLoaded], screens);
  const isCircle = [...alsoLoaded].some((group) => parts.some((part) => below.get(group)?.has(part)));
  if (gain <= 0 || isCircle) return null;
  return { parts, both: { ids: parts.flatMap(({ ids }) => ids), screens, bytes: one.bytes + other.bytes }, gain, alsoLoaded };
}

function neededForNothing(groups: readonly Group[], screens: ReadonlySet<string>): number {
  const strangers = (group: Group) => [...screens].filter((screen) => !group.screens.has(screen)).length;
  return groups.reduce((sum, group) => sum + group.bytes * strangers(group), 0);
}

function withoutParts(group: Group, { parts, both, alsoLoaded }: Joined): Group[] {
  if (parts.includes(group)) return [];
  return [alsoLoaded.has(group) ? { ...group, screens: new Set([...group.screens, ...both.screens]) } : group];
}

function groupsBelow(groups: readonly Group[], modules: Modules): Map<Group, Set<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const next = new Map(groups.map((group) => [group, new Set(importsOf(group.ids, modules).flatMap((id) => groupOf.get(id) ?? []))]));
  return new Map(
    groups.map((group) => {
      const found = new Set(next.get(group));
      for (const one of found) for (const lower of next.get(one) ?? []) found.add(lower);
      found.delete(group);
      return [group, found];
    }),
  );
}

function importsOf(ids: readonly string[], modules: Modules): string[] {
  return ids.flatMap((id) => modules.get(id)?.imports ?? []);
}

function closure(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of modules.get(id)?.imports ?? []) found.add(next);
  return found;
}
