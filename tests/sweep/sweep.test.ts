import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { addressOf } from "../harness/addresses";
import { contentHash } from "../harness/content-hash";
import { furnishSiteData } from "../harness/furnished-site";
import { CALLERS, signIn, type Caller } from "../harness/people";
import type { Site } from "../harness/site";
import { startSite } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";
import type { BuiltRoute } from "./built-routes";
import { listBuiltRoutes } from "./built-routes";
import { act, ACTION_CHANNELS, load, LOADER_CHANNELS, type ActionChannel, type LoaderChannel } from "./channels";
import { EXPECTATIONS, type Expectation } from "./expectations";
import { outcomeOf } from "./outcome";

const routes = await listBuiltRoutes();
const files = [...new Set(routes.map(({ file }) => file))];

/** Our front, and Remix's stock server, where the guards of the routes stand alone. Each on another database. */
const SERVED = [
  { by: "front", on: "sqlite" },
  { by: "remix-serve", on: (await reachPostgres()) ? "postgres" : "sqlite" },
] as const;

describe("the table of expectations", () => {
  it("has every route of the build, with exactly its loader and action", () => {
    const inBuild = routes.map(({ file, hasLoader, hasAction }) => parts(file, hasLoader, hasAction));
    const inTable = Object.entries(EXPECTATIONS).map(([file, { loader, action }]) => parts(file, !!loader, !!action));
    expect([...new Set(inBuild)].toSorted()).toEqual(inTable.toSorted());
  });
});

function parts(file: string, hasLoader: boolean, hasAction: boolean) {
  return `${file}:${hasLoader ? " loader" : ""}${hasAction ? " action" : ""}`;
}

describe.each(SERVED)("behind $by on $on", ({ by: served, on: kind }) => {
  let site: Site;
  let sql: Sql;
  const visitors = new Map<Caller, Visitor>();

  beforeAll(async () => {
    site = await startSite({ data: await furnishSiteData(kind), served });
    sql = site.data.openSql();
    for (const caller of CALLERS) visitors.set(caller, site.newVisitor());
  });

  afterAll(async () => {
    await sql.close();
    await site.stop();
    await site.data.remove();
  });

  /** Signed in anew if the last call was a logout. */
  async function visitorFor(caller: Caller) {
    const visitor = visitors.get(caller) ?? site.newVisitor();
    const isSignedIn = [...visitor.cookies.keys()].some((name) => name.endsWith("calima-session"));
    if (caller !== "stranger" && !isSignedIn) await signIn(visitor, caller);
    return visitor;
  }

  it.each(files)("%s answers only whom it may", async (file) => {
    const expectation = EXPECTATIONS[file] ?? {};
    const surprises = [];
    for (const route of routes.filter((one) => one.file === file)) {
      const path = await addressOf(route, sql);
      for (const caller of CALLERS) surprises.push(...(await surprisesFor({ route, path, caller, expectation })));
    }
    expect(surprises, surprises.length > 0 ? site.log().slice(-2000) : "").toEqual([]);
  });

  interface Visit {
    route: BuiltRoute;
    path: string;
    caller: Caller;
    expectation: Expectation;
  }

  async function surprisesFor({ route, path, caller, expectation }: Visit) {
    const before = await contentHash(sql);
    const wrong = [];
    for (const channel of route.hasLoader ? LOADER_CHANNELS : []) {
      const outcome = await outcomeOf(await load(await visitorFor(caller), route, path, channel));
      const wanted = expectation.loader?.[caller] ?? "nothing";
      if (!isRight(outcome, wanted, channel)) wrong.push(`load ${path} (${channel}) as ${caller}: ${outcome}, not ${wanted}`);
    }
    for (const channel of ACTION_CHANNELS) {
      const outcome = await outcomeOf(await act(await visitorFor(caller), route, { path, channel }));
      const wanted = expectation.action?.[caller] ?? "4xx";
      if (!isRight(outcome, wanted, channel)) wrong.push(`post ${path} (${channel}) as ${caller}: ${outcome}, not ${wanted}`);
    }
    const mayWrite = expectation.action?.[caller] === "ok";
    if (!mayWrite && (await contentHash(sql)) !== before) wrong.push(`${path} as ${caller}: refused, but something was written`);
    return wrong;
  }

  /** Methods and channels that our pages never use stop at the front. Where there is no action, nothing may run. */
  function isRight(outcome: string, wanted: string, channel: LoaderChannel | ActionChannel) {
    if (served === "front" && channel === "_data") return outcome === "400";
    if (served === "front" && (channel === "PUT" || channel === "DELETE")) return outcome === "405";
    // why: Remix itself breaks there on a loader that answers null; what matters is that no refusal becomes an answer.
    if (channel === "_data" && wanted === "ok") return true;
    return wanted === "4xx" ? /^4\d\d$/.test(outcome) : outcome === wanted;
  }
});
