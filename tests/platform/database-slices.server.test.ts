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

/** Two of them are more than is kept in memory. */
const large = slice("much of a test", async (name: string) => `${name} ${String(await read.partner.count())}`.padEnd(6_000_000));

const addPartner = (name: string) => write((tx) => tx.partner.create({ data: { name, category: "Radio" } }));

/** Each is another object, as the front makes it for each change. */
const versionsOf = (partners: number, members = 1): TableVersions => new Map([["partners", partners], ["team_members", members]]);

let last = 0;

/** Versions that no test before has had. */
const next = () => versionsOf((last += 1));

beforeEach(async () => {
  await write((tx) => tx.partner.deleteMany());
  await addPartner("Alba");
  asked = 0;
});

describe("what pages show of the content", () => {
  it("is read once for each version of its tables, also by pages that are made at once, and for each parameter", async () => {
    const [versions, page] = [next(), () => names("Radio")];
    const pages = await Promise.all([renderFrom(versions, page), renderFrom(versions, page)]);
    expect([asked, ...pages.map(({ answer }) => answer)]).toEqual([1, [{ name: "Alba" }], [{ name: "Alba" }]]);
    await renderFrom(versionsOf(last, 2), page);
    expect(asked).toBe(1);
    expect([(await renderFrom(versions, () => names("TV"))).answer, asked]).toEqual([[], 2]);
    await renderFrom(next(), page);
    expect(asked).toBe(3);
  });

  it("makes no page old that shows the same again, and each that shows something else", async () => {
    const { reads } = await renderFrom(next(), () => names("Radio"));
    expect(await areUnchanged(reads, next())).toBe(true);
    await addPartner("Berta");
    expect(await areUnchanged(reads, next())).toBe(false);
  });

  it("makes a page old with every change of a table that it has read by itself", async () => {
    const versions = next();
    const { answer, reads } = await renderFrom(versions, async () => [await names("Radio"), await read.teamMember.count()]);
    expect(answer).toEqual([[{ name: "Alba" }], 0]);
    expect([await areUnchanged(reads, versionsOf(last)), await areUnchanged(reads, versionsOf(last, 2))]).toEqual([true, false]);
    const ofUncounted = await renderFrom(new Map(), () => read.teamMember.count());
    expect(await areUnchanged(ofUncounted.reads, new Map())).toBe(false);
  });

  it("makes a page old whose part memory has dropped for others", async () => {
    const { reads } = await renderFrom(next(), () => names("Radio"));
    await addPartner("Berta");
    const versions = next();
    await renderFrom(versions, async () => [await large("one"), await large("other")]);
    expect(await areUnchanged(reads, versions)).toBe(false);
  });

  it("has no version where a part of it could not be read, so that the page is not kept", async () => {
    const { reads } = await renderFrom(next(), () => broken().catch(() => "without it"));
    expect([...reads.tables.values()]).toContain(undefined);
  });

  it("cannot be changed by a page, which others share it with", async () => {
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
  it("a page waits once in all, also for what another page has asked already", async () => {
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query("BEGIN");
    await other.query("LOCK TABLE partners");
    const [versions, failure] = [next(), (error: unknown) => error];
    const first = renderFrom(versions, () => names("Radio").catch(failure));
    const { answer } = await renderFrom(versions, async () => [await names("Radio").catch(failure), await names("TV").catch(failure), awayNow()]);
    await first;
    await other.end();
    // why this one: it waited for what the first had left, and Postgres ends a statement later
    expect(answer.map(String)).toEqual([expect.stringContaining("statement timeout"), expect.stringContaining("did not answer in time"), "database"]);
  });
});
