import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteContentVersion } from "../../server/content-version/sqlite-content-version";

let folder = "";
let writer: Database.Database;
let reader: Database.Database;
let asked: unknown[] = [];
let errors: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "calima-version-"));
  writer = new Database(join(folder, "site.db"));
  writer.pragma("journal_mode = WAL");
  writer.exec("CREATE TABLE content_version (table_name TEXT PRIMARY KEY, version INTEGER); INSERT INTO content_version VALUES ('partners', 1)");
  asked = [];
  errors = [];
  reader = new Database(join(folder, "site.db"), { readonly: true, verbose: (statement) => asked.push(statement) });
});

afterEach(() => {
  reader.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const open = () => sqliteContentVersion(reader, (error) => errors.push(error));

const count = () => writer.exec("UPDATE content_version SET version = version + 1");

describe("the versions of a SQLite file", () => {
  test("are queried once for all requests of one turn of the event loop", async () => {
    const versions = open();
    for (let request = 0; request < 16; request += 1) versions.known();
    expect(asked).toEqual(["PRAGMA data_version", "SELECT table_name, version FROM content_version"]);
    await setImmediate();
    for (let request = 0; request < 16; request += 1) versions.known();
    expect(asked.slice(2)).toEqual(["PRAGMA data_version"]);
  });

  test("are those of the last commit in the next turn, and the same object while nobody commits", async () => {
    const versions = open();
    const before = versions.known();
    await setImmediate();
    expect(versions.known()).toBe(before);
    count();
    await setImmediate();
    expect(versions.known()?.get("partners")).toBe(2);
  });

  test("do not include a table whose version row was deleted", async () => {
    const versions = open();
    versions.known();
    writer.exec("DELETE FROM content_version");
    await setImmediate();
    expect(versions.known()?.size).toBe(0);
  });

  test("are queried again for a caller who needs the current ones", async () => {
    const versions = open();
    versions.known();
    count();
    expect((await versions.ask()).get("partners")).toBe(2);
    expect(versions.known()?.get("partners")).toBe(2);
  });

  test("stay unchanged while the file cannot be read, which is reported once", async () => {
    const versions = open();
    versions.known();
    reader.close();
    await setImmediate();
    expect(versions.known()?.get("partners")).toBe(1);
    await setImmediate();
    versions.known();
    expect(errors).toHaveLength(1);
  });
});
