import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type read, write } from "~/platform/database.server";
import { CONTENT_TABLES, contentTriggers, OTHER_TABLES } from "../../prisma/content-triggers.mjs";
import { TABLES } from "../../prisma/models.mjs";
import { addressOf } from "../harness/addresses";
import { sqlOf } from "../harness/sql";
import { listUrls } from "../harness/urls";
import { CONTENT_SAMPLES } from "./content-samples";

const seen = vi.hoisted(() => ({ models: new Set<string>() }));

// why: which models a page asks for is written down while the real ones answer
vi.mock("~/platform/database.server", async (importOriginal) => {
  const real = await importOriginal<{ read: typeof read }>();
  const watched = new Proxy(real.read, {
    get(models, name): unknown {
      seen.models.add(String(name));
      return Reflect.get(models, name);
    },
  });
  return { ...real, read: watched };
});

const sql = sqlOf(process.env.DATABASE_URL ?? "");
// why: without rows some pages have no further questions
beforeAll(() =>
  write(async (tx) => {
    for (const create of Object.values(CONTENT_SAMPLES)) await create(tx);
  }),
);
afterAll(() => sql.close());
beforeEach(() => seen.models.clear());

/** Not those that are never kept: a preview is for whoever has its link, and health for machines. */
const publicUrls = (await listUrls()).filter(({ pattern }) => !/^\/(admin|health|preview|:lang\?\/preview)\b/.test(pattern));
const tables = new Map(TABLES.map(({ model, name }) => [model, name]));

describe("the tables", () => {
  it("are each content or not, and none is both", async () => {
    const stored = (await sql.tables()).filter((name) => !/^(_prisma|sqlite_)/.test(name));
    expect([...CONTENT_TABLES, ...OTHER_TABLES].toSorted()).toEqual(stored.toSorted());
  });

  it("of content have the triggers that the next migration would give them, and no others", async () => {
    const isSqlite = process.env.TEST_DATABASE !== "postgres";
    const stored = await sql.rows(isSqlite ? "SELECT name FROM sqlite_schema WHERE type = 'trigger'" : "SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal");
    const made = CONTENT_TABLES.flatMap((table) => [...contentTriggers(isSqlite ? "sqlite" : "postgres", table).matchAll(/TRIGGER "(\w+)"/g)]);
    expect(stored.map(({ name }) => name).toSorted()).toEqual(made.map(([, name]) => name).toSorted());
  });

  it.each(publicUrls)("that $file reads for $pattern are content, whose versions count", async ({ file, pattern }) => {
    await load(file, await addressOf({ pattern }, sql, "de"));
    const read = [...seen.models].map((model) => tables.get(model) ?? model);
    expect(read.filter((table) => !CONTENT_TABLES.includes(table))).toEqual([]);
  });
});

/** Runs the loader of a route for a visitor without cookies; what it answers is the business of others. */
async function load(file: string, path: string) {
  const route: unknown = await import(join("../../app", file));
  if (!hasLoader(route)) return;
  const params = { lang: "de", page: "impressum" };
  try {
    await route.loader({ request: new Request(`http://localhost${path}`), params, context: {} });
  } catch (thrown) {
    // why: a refusal or a redirect is an answer like any other
    if (!isResponse(thrown)) throw thrown;
  }
}

type Loader = (parts: { request: Request; params: Record<string, string>; context: object }) => unknown;

function hasLoader(route: unknown): route is { loader: Loader } {
  return typeof route === "object" && route !== null && "loader" in route;
}

function isResponse(thrown: unknown) {
  return typeof thrown === "object" && thrown !== null && "status" in thrown;
}
