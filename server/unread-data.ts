import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { UNSAFE_SingleFetchRedirectSymbol as ENCODED_AS } from "@remix-run/server-runtime";
import { wantsHydration } from "../app/http/hydration";

/** Remix encodes the data of every page for React in the browser, and public pages ship none (decision 052). */
export function withUnreadData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes);
  // hydration needs these data
  if (routes.some(([, { module }]) => wantsHydration(module.handle))) return build;
  return { ...build, routes: Object.fromEntries(routes.map(([id, route]) => [id, { ...route, module: unread(route.module) }])) };
}

type RouteModule = ServerBuild["routes"][string]["module"];

function unread(module: RouteModule): RouteModule {
  const { loader } = module;
  return loader === undefined ? module : { ...module, loader: async (args: LoaderFunctionArgs) => marked(await loader(args)) };
}

function marked(answer: unknown): unknown {
  mark(isWithHeaders(answer) ? answer.data : answer);
  return answer;
}

/** Remix encodes a marked value as the mark's. The mark is not enumerable. */
function mark(value: unknown): void {
  if (typeof value === "object" && value !== null && Object.isExtensible(value)) Object.defineProperty(value, ENCODED_AS, { value: null });
}

function isWithHeaders(answer: unknown): answer is { data: unknown } {
  return typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit" && "data" in answer;
}
