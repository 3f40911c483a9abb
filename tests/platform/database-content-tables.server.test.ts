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

// records the models that a page reads, while the real ones answer
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
// without rows, some pages run no further queries
beforeAll(() =>
  write(async (tx) => {
    for (const create of Object.values(CONTENT_SAMPLES)) await create(tx);
  }),
);
afterAll(() => sql.close());
beforeEach(() => seen.models.clear());

/** The cached pages only: a preview is for those with its link, and health is for machines. */
const publicUrls = (await listUrls()).filter(({ pattern }) => !/^\/(admin|health|preview|:lang\?\/preview)\b/.test(pattern));
const tables = new Map(TABLES.map(({ model, name }) => [model, name]));

describe("the tables", () => {
  it("are each either content or not", async () => {
    const stored = (await sql.tables()).filter((name) => !/^(_prisma|sqlite_)/.test(name));
    expect([...CONTENT_TABLES, ...OTHER_TABLES].toSorted()).toEqual(stored.toSorted());
  });

  it("of content have exactly the triggers that the next migration would create", async () => {
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

/** Runs a route's loader for a visitor without cookies, whatever it answers. */
async function load(file: string, path: string) {
  const route: unknown = await import(join("../../app", file));
  if (!hasLoader(route)) return;
  const params = { lang: "de", page: "impressum" };
  try {
    await route.loader({ request: new Request(`http://localhost${path}`), params, context: {} });
  } catch (thrown) {
    // a refusal or a redirect is a valid answer
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
