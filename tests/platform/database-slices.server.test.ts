import pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "~/platform/database.server";
import type { TableVersions } from "~/platform/slices";
import { awayNow } from "~/platform/time-budget.server";
import { slice, slicesForFront } from "~/platform/slices.server";

const { renderFrom, areUnchanged } = slicesForFront;

let asked = 0;

const names = slice("names of a test", async (category: string) => {
  asked += 1;
  return read.partner.findMany({ where: { category }, select: { name: true }, orderBy: { name: "asc" } });
});

const broken = slice("nothing of a test", async () => read.partner.findMany({ where: { id: "x" } }).then(() => Promise.reject(new Error("away"))));

/** Two of them exceed the memory limit. */
const large = slice("much of a test", async (name: string) => `${name} ${String(await read.partner.count())}`.padEnd(6_000_000));

const addPartner = (name: string) => write((tx) => tx.partner.create({ data: { name, category: "Radio" } }));

/** A new object each time, as the front creates one for each change. */
const versionsOf = (partners: number, members = 1): TableVersions => new Map([["partners", partners], ["team_members", members]]);

let last = 0;

/** Versions that no earlier test has used. */
const next = () => versionsOf((last += 1));

beforeEach(async () => {
  await write((tx) => tx.partner.deleteMany());
  await addPartner("Alba");
  asked = 0;
});

describe("a slice of the content", () => {
  it("is read once per version of its tables, also for simultaneous pages, and once per parameter", async () => {
    const [versions, page] = [next(), () => names("Radio")];
    const pages = await Promise.all([renderFrom(versions, page), renderFrom(versions, page)]);
    expect([asked, ...pages.map(({ answer }) => answer)]).toEqual([1, [{ name: "Alba" }], [{ name: "Alba" }]]);
    await renderFrom(versionsOf(last, 2), page);
    expect(asked).toBe(1);
    expect([(await renderFrom(versions, () => names("TV"))).answer, asked]).toEqual([[], 2]);
    await renderFrom(next(), page);
    expect(asked).toBe(3);
  });

  it("outdates a page only when its data changes", async () => {
    const { reads } = await renderFrom(next(), () => names("Radio"));
    expect(await areUnchanged(reads, next())).toBe(true);
    await addPartner("Berta");
    expect(await areUnchanged(reads, next())).toBe(false);
  });

  it("outdates a page with every change of a table that the page read directly", async () => {
    const versions = next();
    const { answer, reads } = await renderFrom(versions, async () => [await names("Radio"), await read.teamMember.count()]);
    expect(answer).toEqual([[{ name: "Alba" }], 0]);
    expect([await areUnchanged(reads, versionsOf(last)), await areUnchanged(reads, versionsOf(last, 2))]).toEqual([true, false]);
    const ofUncounted = await renderFrom(new Map(), () => read.teamMember.count());
    expect(await areUnchanged(ofUncounted.reads, new Map())).toBe(false);
  });

  it("outdates a page when the slice was evicted from memory", async () => {
    const { reads } = await renderFrom(next(), () => names("Radio"));
    await addPartner("Berta");
    const versions = next();
    await renderFrom(versions, async () => [await large("one"), await large("other")]);
    expect(await areUnchanged(reads, versions)).toBe(false);
  });

  it("has no version if it could not be read, so that the page is not cached", async () => {
    const { reads } = await renderFrom(next(), () => broken().catch(() => "without it"));
    expect([...reads.tables.values()]).toContain(undefined);
  });

  it("is read again if it could not be read, also for the same version", async () => {
    let isAway = true;
    const sometimes = slice("a partner of a test", async () => (await read.partner.count(), isAway ? Promise.reject(new Error("away")) : "there"));
    const versions = next();
    expect((await renderFrom(versions, () => sometimes().catch(() => "away"))).answer).toBe("away");
    isAway = false;
    expect((await renderFrom(versions, sometimes)).answer).toBe("there");
  });

  it("must read a table, because otherwise its value would never be renewed", async () => {
    const constant = slice("no table of a test", () => Promise.resolve("constant"));
    await expect(renderFrom(next(), constant)).rejects.toThrow("reads no table");
  });

  it("is frozen, because pages share it", async () => {
    const { answer } = await renderFrom(next(), () => names("Radio"));
    expect([answer, ...answer].map(Object.isFrozen)).toEqual([true, true]);
  });

  it("is read anew outside of pages", async () => {
    await names("Radio");
    await names("Radio");
    expect(asked).toBe(2);
  });
});

describe.runIf(process.env.TEST_DATABASE === "postgres")("while another program has the table locked", () => {
  it("a page waits only once in total, even for a query of another page", async () => {
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query("BEGIN");
    await other.query("LOCK TABLE partners");
    const [versions, failure] = [next(), (error: unknown) => error];
    const first = renderFrom(versions, () => names("Radio").catch(failure));
    const { answer } = await renderFrom(versions, async () => [await names("Radio").catch(failure), await names("TV").catch(failure), awayNow()]);
    await first;
    await other.end();
    // the second query had only the rest of the time budget, and Postgres ends a statement later
    expect(answer.map(String)).toEqual([expect.stringContaining("statement timeout"), expect.stringContaining("did not answer in time"), "database"]);
  });
});
