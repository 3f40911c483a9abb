import { describe, expect, it } from "vitest";
import type { VersionRow } from "../../server/content-version/content-version";
import { postgresContentVersion } from "../../server/content-version/postgres-content-version";

const rows = (version: number): VersionRow[] => [["partners", version]];

/** A database whose queries the test answers; null is an error. */
function slowDatabase() {
  const queries: ((rows: readonly VersionRow[] | null) => void)[] = [];
  const errors: unknown[] = [];
  let isListening = true;
  const version = postgresContentVersion({
    query: () =>
      new Promise((resolve, reject) => {
        queries.push((rows) => (rows === null ? reject(new Error("gone")) : resolve(rows)));
      }),
    isListening: () => isListening,
    onError: (error) => errors.push(error),
  });
  return { version, queries, setListening: (is: boolean) => (isListening = is) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function askedOnce(answer = 7) {
  const database = slowDatabase();
  const first = database.version.ask();
  await settled();
  database.queries[0]?.(rows(answer));
  await first;
  return database;
}

describe("the content version on Postgres", () => {
  it("is unknown at first, and known after one query", async () => {
    expect(slowDatabase().version.known()).toBeNull();
    expect((await askedOnce(7)).version.known()).toEqual(new Map(rows(7)));
  });

  it("is the same object while nothing changes, because pages are compared with it at every request", async () => {
    const { version, queries } = await askedOnce(7);
    const [first, again] = [version.known(), version.ask()];
    await settled();
    queries[1]?.(rows(7));
    expect(await again).toBe(first);
  });

  it("is never taken from a query that began before the request for it", async () => {
    const { version, queries } = await askedOnce();
    const early = version.ask();
    await settled();
    const [late, later] = [version.ask(), version.ask()];
    await settled();
    // one query at a time, so that an older answer cannot come last
    expect(queries).toHaveLength(2);
    queries[1]?.(rows(8));
    expect(await early).toEqual(new Map(rows(8)));
    await settled();
    expect(queries).toHaveLength(3);
    queries[2]?.(rows(9));
    expect(await Promise.all([late, later])).toEqual([new Map(rows(9)), new Map(rows(9))]);
  });

  it("is unknown while a request may write, and afterwards until the next query", async () => {
    const { version, queries } = await askedOnce();
    const over = version.writing();
    expect(version.known()).toBeNull();
    over(false);
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    queries[1]?.(rows(8));
    expect([await asked, version.known()]).toEqual([new Map(rows(8)), new Map(rows(8))]);
  });

  it("is unknown after a notice, even if the answer to an older query arrives later", async () => {
    const { version, queries } = await askedOnce();
    const asked = version.ask();
    await settled();
    version.forget();
    queries[1]?.(rows(7));
    await asked;
    expect(version.known()).toBeNull();
  });

  it("is unknown while notices cannot be received", async () => {
    const { version, setListening } = await askedOnce();
    setListening(false);
    expect(version.known()).toBeNull();
    setListening(true);
    expect(version.known()).toEqual(new Map(rows(7)));
  });

  it("stays the last known one while the database is unreachable: nobody waits, and the query is repeated until it is answered", async () => {
    const { version, queries } = await askedOnce();
    version.forget();
    const first = version.ask();
    await settled();
    queries[1]?.(null);
    expect([await first, version.known()]).toEqual([new Map(rows(7)), new Map(rows(7))]);
    const over = version.writing();
    expect([version.known(), await version.ask()]).toEqual([new Map(rows(7)), new Map(rows(7))]);
    over(true);
    expect(version.known()).toEqual(new Map(rows(7)));
    queries[2]?.(rows(8));
    await settled();
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    queries[3]?.(rows(8));
    expect([await asked, version.known()]).toEqual([new Map(rows(8)), new Map(rows(8))]);
  });

  it("is queried, and waited for, after a write while the database seemed unreachable", async () => {
    const { version, queries } = await askedOnce();
    version.forget();
    const first = version.ask();
    await settled();
    queries[1]?.(null);
    await first;
    version.writing()(false);
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    queries[2]?.(rows(8));
    expect(await asked).toEqual(new Map(rows(8)));
  });
});
