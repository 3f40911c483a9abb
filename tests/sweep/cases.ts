import type { BuiltRoute } from "./built-routes";
import { CALLERS, type Caller } from "./callers";
import { ACTION_CHANNELS, LOADER_CHANNELS, type ActionChannel, type LoaderChannel } from "./channels";
import { expected, expectedWithoutFactor, type Expectation } from "./expectations";

/** One call: a route, its caller, its channel, and the expected outcome. `4xx`: the route has no such part, so nothing may run. */
export type Case = { route: BuiltRoute; caller: Caller; wanted: string } & (
  | { part: "loader"; channel: LoaderChannel }
  | { part: "action"; channel: ActionChannel }
);

export function isRefusal({ wanted }: Case) {
  return wanted !== "ok";
}

/** A screen that the admin may open. */
export function isScreenOfAdmin({ wanted, caller, part, channel }: Case) {
  return wanted === "ok" && caller === "admin" && part === "loader" && channel === "document";
}

/** All calls of a route. The public site does not tell callers apart, so the four columns of the table are enough there. */
export function casesOf(route: BuiltRoute): Case[] {
  const callers = isOfAdministration(route) ? CALLERS : CALLERS.slice(0, 4);
  return callers.flatMap((caller) => calls(route, caller, (part) => expected(route.file, part, caller)));
}

/** All calls of a route of the administration by an admin who lacks the required second factor. */
export function casesWithoutFactor(route: BuiltRoute): Case[] {
  const cases = calls(route, "admin", (part) => expectedWithoutFactor(route.file, part));
  // the address of the layout also shows the dashboard, which is closed
  return route.isLayout ? cases.filter(({ part, channel }) => part === "action" || channel === "data") : cases;
}

export function isOfAdministration({ pattern }: BuiltRoute) {
  return pattern === "/admin" || pattern.startsWith("/admin/");
}

function calls(route: BuiltRoute, caller: Caller, wantedOf: (part: keyof Expectation) => string | undefined): Case[] {
  const loader = { route, caller, part: "loader", wanted: wantedOf("loader") ?? "4xx" } as const;
  const action = { route, caller, part: "action", wanted: wantedOf("action") ?? "4xx" } as const;
  return [
    ...(route.hasLoader ? LOADER_CHANNELS.map((channel) => ({ ...loader, channel })) : []),
    ...ACTION_CHANNELS.map((channel) => ({ ...action, channel })),
  ];
}
