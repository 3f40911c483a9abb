import { gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { headOf, PART, SQLITE_PART } from "~/platform/backup/backup-format";
import { checkBackup } from "~/platform/backup/check-backup.server";
import { archiveOf, jsonPart, textPart, type WrittenPart } from "~/platform/backup/write-archive.server";

async function* partsWith(picture: string): AsyncGenerator<WrittenPart> {
  yield jsonPart(PART.head, headOf({ database: "postgres", madeAt: new Date("2026-11-22T03:30:00Z") }));
  yield textPart(PART.pictures + picture, "a picture");
  yield jsonPart(PART.contents, { migrations: [], tables: [], pictures: 1 });
}

const check = (picture: string) => checkBackup({ source: archiveOf(partsWith(picture), undefined), key: undefined });

it("a backup with a valid picture name is complete", async () => {
  expect((await check("team/1763712000000-0123456789abcdef.webp")).contents.pictures).toBe(1);
});

it.each(["../site.db", "team/../../site.db", "team//a.webp", ".incoming/a", "team/a b.webp", `team/${"a".repeat(200)}.webp`])(
  "a backup with a picture named %s is refused, because the restore would fail at it",
  async (name) => {
    await expect(check(name)).rejects.toThrow(`The backup is damaged: "media/${name}" cannot be the name of a picture.`);
  },
);

it("a Postgres backup with a missing row is refused", async () => {
  const rows = gzipSync("1\tone\n2\ttwo\n");
  async function* parts(): AsyncGenerator<WrittenPart> {
    yield jsonPart(PART.head, headOf({ database: "postgres", madeAt: new Date("2026-11-22T03:30:00Z") }));
    yield { name: `${PART.database}partners/000001.copy.gz`, size: rows.length, content: [rows] };
    yield jsonPart(PART.contents, { migrations: [], tables: [{ name: "partners", columns: ["id", "name"], rows: 3 }], pictures: 0 });
  }
  const checked = checkBackup({ source: archiveOf(parts(), undefined), key: undefined });
  await expect(checked).rejects.toThrow("2 rows of partners are in it, and 3 should be.");
});

it.each([
  ["with a missing row", 3, (file: Buffer) => file, "2 rows of partners are in it, and 3 should be."],
  ["with a malformed table", 2, withoutLastEntryOfIndex, "the table partners is malformed"],
  ["without a database", 2, () => null, "there is no database in it."],
])("a SQLite backup %s is refused", async (_, rows, left, complaint) => {
  const database = new Database(":memory:");
  database.exec("CREATE TABLE partners (name TEXT); CREATE INDEX by_name ON partners (name); INSERT INTO partners VALUES ('one'), ('two')");
  const unpacked = left(database.serialize());
  const file = unpacked && gzipSync(unpacked);
  async function* parts(): AsyncGenerator<WrittenPart> {
    yield jsonPart(PART.head, headOf({ database: "sqlite", madeAt: new Date("2026-11-22T03:30:00Z") }));
    if (file !== null) yield { name: SQLITE_PART, size: file.length, content: [file] };
    yield jsonPart(PART.contents, { migrations: [], tables: [{ name: "partners", columns: [], rows }], pictures: 0 });
  }
  await expect(checkBackup({ source: archiveOf(parts(), undefined), key: undefined })).rejects.toThrow(complaint);
});

/** The pages of an index come after those of its table. */
function withoutLastEntryOfIndex(file: Buffer): Buffer {
  return file.fill("zwo", file.lastIndexOf("two"), file.lastIndexOf("two") + 3);
}
