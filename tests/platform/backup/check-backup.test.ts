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
  ["with a missing row", (file: Buffer) => file, "2 rows of partners are in it, and 3 should be."],
  ["without a database", () => null, "there is no database in it."],
])("a SQLite backup %s is refused", async (_, kept, complaint) => {
  const database = new Database(":memory:");
  database.exec("CREATE TABLE partners (id INTEGER PRIMARY KEY); INSERT INTO partners VALUES (1), (2)");
  const file = kept(gzipSync(database.serialize()));
  async function* parts(): AsyncGenerator<WrittenPart> {
    yield jsonPart(PART.head, headOf({ database: "sqlite", madeAt: new Date("2026-11-22T03:30:00Z") }));
    if (file !== null) yield { name: SQLITE_PART, size: file.length, content: [file] };
    yield jsonPart(PART.contents, { migrations: [], tables: [{ name: "partners", columns: [], rows: 3 }], pictures: 0 });
  }
  await expect(checkBackup({ source: archiveOf(parts(), undefined), key: undefined })).rejects.toThrow(complaint);
});
