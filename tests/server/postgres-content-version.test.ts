import { describe, expect, it } from "vitest";
import type { VersionRow } from "../../server/content-version/content-version";
import { postgresContentVersion } from "../../server/content-version/postgres-content-version";

const rows = (version: number): VersionRow[] => [["partners", version]];

/** A database that answers when the test says so; null is no answer. */
function slowDatabase() {
  const questions: ((rows: readonly VersionRow[] | null) => void)[] = [];
  const errors: unknown[] = [];
  let isListening = true;
  const version = postgresContentVersion({
    query: () =>
      new Promise((resolve, reject) => {
        questions.push((rows) => (rows === null ? reject(new Error("gone")) : resolve(rows)));
      }),
    isListening: () => isListening,
    onError: (error) => errors.push(error),
  });
  return { version, questions, setListening: (is: boolean) => (isListening = is) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function askedOnce(answer = 7) {
  const database = slowDatabase();
  const first = database.version.ask();
  await settled();
  database.questions[0]?.(rows(answer));
  await first;
  return database;
}

describe("the version of the content on Postgres", () => {
  it("is unknown at first, and known after one question", async () => {
    expect(slowDatabase().version.known()).toBeNull();
    expect((await askedOnce(7)).version.known()).toEqual(new Map(rows(7)));
  });

  it("is the very same while nothing changes: pages are compared with it at every request", async () => {
    const { version, questions } = await askedOnce(7);
    const [first, again] = [version.known(), version.ask()];
    await settled();
    questions[1]?.(rows(7));
    expect(await again).toBe(first);
  });

  it("is never taken from a question that began before the one who asks came", async () => {
    const { version, questions } = await askedOnce();
    const early = version.ask();
    await settled();
    const [late, later] = [version.ask(), version.ask()];
    await settled();
    // an older answer must not come last
    expect(questions).toHaveLength(2);
    questions[1]?.(rows(8));
    expect(await early).toEqual(new Map(rows(8)));
    await settled();
    expect(questions).toHaveLength(3);
    questions[2]?.(rows(9));
    expect(await Promise.all([late, later])).toEqual([new Map(rows(9)), new Map(rows(9))]);
  });

  it("is unknown while a request may write, and after it until it was asked for", async () => {
    const { version, questions } = await askedOnce();
    const over = version.writing();
    expect(version.known()).toBeNull();
    over(false);
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    questions[1]?.(rows(8));
    expect([await asked, version.known()]).toEqual([new Map(rows(8)), new Map(rows(8))]);
  });

  it("is unknown when a notice came, even while the answer to an older question was under way", async () => {
    const { version, questions } = await askedOnce();
    const asked = version.ask();
    await settled();
    version.forget();
    questions[1]?.(rows(7));
    await asked;
    expect(version.known()).toBeNull();
  });

  it("is unknown as long as no notices can be heard", async () => {
    const { version, setListening } = await askedOnce();
    setListening(false);
    expect(version.known()).toBeNull();
    setListening(true);
    expect(version.known()).toEqual(new Map(rows(7)));
  });

  it("is the last one that was seen while the database is out of reach: nobody waits for it, and it is asked until it answers", async () => {
    const { version, questions } = await askedOnce();
    version.forget();
    const first = version.ask();
    await settled();
    questions[1]?.(null);
    expect([await first, version.known()]).toEqual([new Map(rows(7)), new Map(rows(7))]);
    const over = version.writing();
    expect([version.known(), await version.ask()]).toEqual([new Map(rows(7)), new Map(rows(7))]);
    over(true);
    expect(version.known()).toEqual(new Map(rows(7)));
    questions[2]?.(rows(8));
    await settled();
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    questions[3]?.(rows(8));
    expect([await asked, version.known()]).toEqual([new Map(rows(8)), new Map(rows(8))]);
  });

  it("is asked for, and waited for, after something was stored while the database seemed away", async () => {
    const { version, questions } = await askedOnce();
    version.forget();
    const first = version.ask();
    await settled();
    questions[1]?.(null);
    await first;
    version.writing()(false);
    expect(version.known()).toBeNull();
    const asked = version.ask();
    await settled();
    questions[2]?.(rows(8));
    expect(await asked).toEqual(new Map(rows(8)));
  });
});
