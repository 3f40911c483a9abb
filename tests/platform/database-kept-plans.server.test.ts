import { array, assert, asyncProperty, boolean, constantFrom, date, dictionary, integer, oneof, option, record, string } from "fast-check";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "~/platform/database-open.server";

const database = await openDatabase(process.env.DATABASE_URL ?? "");
afterAll(() => database.close());

/** Includes what the plans themselves consist of. Postgres stores no text with a NUL. */
const word = oneof(string({ unit: "grapheme" }), constantFrom("", "null", "?", "$1", "typed0", '"$type"', "increment", "2026-01-01T00:00:00.000Z"));
/** Prisma loses a key with the name of the prototype. */
const name = oneof(word, constantFrom("$type", "prisma__type", "set", "value")).filter((text) => text !== "__proto__");
// whole numbers, because Prisma reads others inexactly
const plain = oneof(word, boolean(), integer(), constantFrom(null));
const value = oneof(plain, array(plain), dictionary(name, plain, { noNullPrototype: true }));
const json = dictionary(name, value, { noNullPrototype: true });
const moment = date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
const change = record({ resource: word, recordId: word, action: word, adminUserId: option(word), before: json, after: json, createdAt: moment });

it("a write with a cached plan stores its own values and finds its own row", async () => {
  await assert(
    asyncProperty(change, change, async (one, other) => {
      await database.write((tx) => tx.change.deleteMany());
      const rows = [{ id: "1", ...one }, { id: "2", ...other }];
      for (const row of rows) await database.write((tx) => tx.change.createMany({ data: [row] }));
      expect(await stored()).toEqual(rows);
      for (const { id, createdAt } of rows) {
        const where = { id, createdAt: { lte: createdAt }, NOT: { id: "3" } };
        const data = { recordId: other.action, adminUserId: one.adminUserId, before: other.after };
        const changed = await database.write((tx) => tx.change.updateManyAndReturn({ where, data, select: { id: true, before: true } }));
        expect(changed).toEqual([{ id, before: other.after }]);
      }
      expect(await stored()).toEqual(rows.map((row) => ({ ...row, recordId: other.action, adminUserId: one.adminUserId, before: other.after })));
      expect(await database.write((tx) => tx.change.updateMany({ where: { id: "1", recordId: `${other.action}.` }, data: { action: "" } }))).toEqual({ count: 0 });
    }),
    { numRuns: 60 },
  );
});

it("a write with a cached plan stores increments, lists and optional values", async () => {
  const row = { name: "Ä", position: "", imageUrl: "", memberType: "team", services: [] };
  await database.write((tx) => tx.teamMember.createMany({ data: [{ id: "kept", ...row }] }));
  await assert(
    asyncProperty(integer({ min: -2_147_483_648, max: 2_147_483_647 }), array(value), async (sortOrder, services) => {
      const { version } = await database.read.teamMember.findUniqueOrThrow({ where: { id: "kept" } });
      const data = { sortOrder, services, version: { increment: 1 } };
      await database.write((tx) => tx.teamMember.updateMany({ where: { id: "kept", version }, data }));
      expect(await database.read.teamMember.findUnique({ where: { id: "kept" } })).toMatchObject({ sortOrder, services, version: version + 1 });
    }),
    { numRuns: 40 },
  );
});

function stored() {
  return database.read.change.findMany({ orderBy: { id: "asc" } });
}
