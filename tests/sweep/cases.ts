import type { BuiltRoute } from "./built-routes";
import { CALLERS, type Caller } from "./callers";
import { ACTION_CHANNELS, LOADER_CHANNELS, type ActionChannel, type LoaderChannel } from "./channels";
import { expected, expectedOfOwing, type Expectation } from "./expectations";

/** One call: a route, who calls it over which channel, and what must come of it. `4xx`: there is no such part, so nothing may run. */
export type Case = { route: BuiltRoute; caller: Caller; wanted: string } & (
  | { part: "loader"; channel: LoaderChannel }
  | { part: "action"; channel: ActionChannel }
);

export function isRefusal({ wanted }: Case) {
  return wanted !== "ok";
}

/** A screen that opens to the admin. */
export function isScreenOfAdmin({ wanted, caller, part, channel }: Case) {
  return wanted === "ok" && caller === "admin" && part === "loader" && channel === "document";
}

/** Every call of a route by everybody. The public site knows nobody: there the four columns of the table are enough. */
export function casesOf(route: BuiltRoute): Case[] {
  const callers = isOfAdministration(route) ? CALLERS : CALLERS.slice(0, 4);
  return callers.flatMap((caller) => calls(route, caller, (part) => expected(route.file, part, caller)));
}

/** Every call of a route of the administration by an admin who owes a second factor. */
export function casesOfOwing(route: BuiltRoute): Case[] {
  const cases = calls(route, "admin", (part) => expectedOfOwing(route.file, part));
  // why: at the address of the layout there is the dashboard as well, which is closed
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
