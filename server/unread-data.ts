import type { LoaderFunction, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { UNSAFE_SingleFetchRedirectSymbol as ENCODED_AS } from "@remix-run/server-runtime";
import { wantsHydration } from "../app/http/hydration";

/** Remix encodes the data of every page for React in the browser, but public pages have no React there (decision 052). */
export function withUnreadData(build: ServerBuild): ServerBuild {
  // pages that hydrate need the data
  if (Object.values(build.routes).some(({ module }) => wantsHydration(module.handle))) return build;
  return withLoaders(build, (loader) => async (args) => marked(await loader(args)));
}

export function withLoaders(build: ServerBuild, changed: (loader: LoaderFunction) => (args: LoaderFunctionArgs) => Promise<unknown>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route.module;
    return [id, loader === undefined ? route : { ...route, module: { ...route.module, loader: changed(loader) } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function marked(answer: unknown): unknown {
  mark(isWithHeaders(answer) ? answer.data : answer);
  return answer;
}

/** Remix encodes only `ENCODED_AS` of a marked value. The mark is not enumerable. */
function mark(value: unknown): void {
  if (typeof value === "object" && value !== null && Object.isExtensible(value)) Object.defineProperty(value, ENCODED_AS, { value: null });
}

function isWithHeaders(answer: unknown): answer is { data: unknown } {
  return typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit" && "data" in answer;
}
