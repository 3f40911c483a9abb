import { beforeAll, describe, expect, it } from "vitest";
import { addressOf } from "../harness/addresses";
import { watchContent } from "../harness/content-watch";
import { useFurnishedSite } from "../harness/furnished-site";
import type { DatabaseKind } from "../harness/postgres-databases";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import { type BuiltRoute, listBuiltRoutes } from "./built-routes";
import { CALLERS, createOthers, SQL_FOR_RULE, type Visitors, visitorsOf } from "./callers";
import { type Case, casesOf, casesWithoutFactor, isOfAdministration, isRefusal, isScreenOfAdmin } from "./cases";
import { act, load } from "./channels";
import { outcomeOf } from "./outcome";

const routes = await listBuiltRoutes();
const adminRoutes = routes.filter(isOfAdministration);
const filesOf = (some: typeof routes) => [...new Set(some.map(({ file }) => file))];

/**
 * Calls every part of every route as every caller over every channel, behind our front and behind Remix's stock server,
 * where only the guards of the routes protect. One test file for each, so that both run in parallel.
 */
export function sweepBehind(served: "front" | "remix-serve", kind: DatabaseKind) {
  let site: Site;
  let sql: Sql;
  let visitors: Visitors;
  let content: ReturnType<typeof watchContent>;
  const addresses = new Map<string, string>();

  useFurnishedSite(async (started) => {
    ({ site, sql } = started);
    await createOthers(sql);
    visitors = visitorsOf(site, sql);
    content = watchContent(sql);
  }, { kind, served });

  it.each(filesOf(routes))("%s answers only permitted callers", async (file) => {
    await expectRight(routes.filter((route) => route.file === file).flatMap(casesOf));
  });

  describe("while admins must have a second factor", () => {
    beforeAll(async () => {
      await sql.run([SQL_FOR_RULE]);
      // new, because the stamp shows only writes of others, and not this one
      content = watchContent(sql);
    });

    it.each(filesOf(adminRoutes))("%s is closed to an admin who has none", async (file) => {
      await expectRight(adminRoutes.filter((route) => route.file === file).flatMap(casesWithoutFactor));
    });
  });

  async function expectRight(cases: Case[]) {
    // permitted calls are tried over every channel behind the front only, because guards matter for refused ones
    const allowed = cases.filter((one) => !isRefusal(one) && (served === "front" || isScreenOfAdmin(one)));
    const wrong = [...(await mistakesInRefusals(cases.filter(isRefusal))), ...(await mistakesIn(allowed))];
    expect(wrong, wrong.length > 0 ? site.log().slice(-2000) : "").toEqual([]);
  }

  /** Anything that was stored meanwhile was stored despite a refusal. */
  async function mistakesInRefusals(cases: Case[]) {
    // first, because signing in again after a logout stores a session
    for (const caller of new Set(cases.map((one) => one.caller))) await visitors(caller);
    await content.look();
    const wrong = await mistakesIn(cases);
    if (await content.look()) return wrong;
    return [...wrong, `something was written by one of: ${cases.map(nameOf).join(", ")}`];
  }

  /** The callers run in parallel, but the calls of one caller one by one, because its cookies change. */
  async function mistakesIn(cases: Case[]) {
    const found = CALLERS.map(async (caller) => {
      const wrong: string[] = [];
      for (const one of cases.filter((it) => it.caller === caller)) wrong.push(...(await mistakeIn(one)));
      return wrong;
    });
    return (await Promise.all(found)).flat();
  }

  async function mistakeIn(one: Case) {
    const path = await pathOf(one.route);
    const visitor = await visitors(one.caller);
    // with the version, so that an unguarded deletion would delete
    const fields: Record<string, string> = one.wanted === "ok" ? {} : { version: "1" };
    const answer = await (one.part === "loader"
      ? load(visitor, one.route, path, one.channel)
      : act(visitor, one.route, { path, channel: one.channel, fields }));
    const outcome = await outcomeOf(answer);
    // the cookie is still there after a logout, but opens nothing any more
    if (one.route.file === "routes/admin.logout.tsx" && one.part === "action" && outcome === "ok") visitor.cookies.clear();
    return isRight(outcome, one) ? [] : [`${nameOf(one)}: ${outcome}, not ${one.wanted}`];
  }

  async function pathOf(route: BuiltRoute) {
    const path = addresses.get(route.pattern) ?? (await addressOf(route, sql));
    addresses.set(route.pattern, path);
    return path;
  }

  /** The front refuses methods and channels that our pages never use. Without an action nothing may run. */
  function isRight(outcome: string, { wanted, channel }: Case) {
    if (served === "front" && channel === "_data") return outcome === "400";
    if (served === "front" && (channel === "PUT" || channel === "PATCH" || channel === "DELETE")) return outcome === "405";
    // Remix itself fails there if a loader returns null, and loses the status of an answer that is not thrown;
    // only a refusal must not become an answer
    if (channel === "_data" && (wanted === "ok" || wanted === "404")) return true;
    return wanted === "4xx" ? /^4\d\d$/.test(outcome) : outcome === wanted;
  }
}

function nameOf({ part, route, channel, caller }: Case) {
  return `${part} of ${route.pattern} (${channel}) as ${caller}`;
}
