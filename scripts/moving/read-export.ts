import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import { type RawRow, rowsOfSql } from "./sql-rows";

const jsonRows = z.array(z.record(z.string(), z.unknown()));

const csvRows = z.array(z.record(z.string(), z.string()));

export interface Export {
  tables: ReadonlyMap<string, readonly RawRow[]>;
  faults: string[];
}

/** Reads `team_members.csv`, `.json` or `.sql`; one `.sql` may contain several tables. A broken file does not affect others. */
export async function readExport(folder: string): Promise<Export> {
  const tables = new Map<string, RawRow[]>();
  const faults: string[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    try {
      const found = await readTables(join(folder, name));
      for (const [table, rows] of found) {
        const named = rows.map(({ where, columns }) => ({ where: `${name}, ${where}`, columns }));
        tables.set(table, [...(tables.get(table) ?? []), ...named]);
      }
    } catch (error) {
      faults.push(`${name} cannot be read: ${error instanceof Error ? error.message.split("\n", 1)[0] : String(error)}`);
    }
  }
  return { tables, faults };
}

async function readTables(file: string): Promise<Map<string, RawRow[]>> {
  const table = basename(file, extname(file));
  const ending = extname(file).toLowerCase();
  if (ending === ".sql") return rowsOfSql(await readFile(file, "utf8"));
  if (ending === ".json" && table !== "manifest") return new Map([[table, numbered(jsonRows.parse(JSON.parse(await readFile(file, "utf8"))))]]);
  if (ending === ".csv") return new Map([[table, numbered(rowsOfCsv(await readFile(file, "utf8")))]]);
  return new Map();
}

/** Empty cells become null, because CSV has no other way to express that. */
function rowsOfCsv(text: string): Record<string, unknown>[] {
  const rows = csvRows.parse(parse(text, { bom: true, columns: true, skip_empty_lines: true }));
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === "" ? null : value])));
}

function numbered(rows: readonly Record<string, unknown>[]): RawRow[] {
  return rows.map((columns, index) => ({ where: `row ${(index + 1).toString()}`, columns }));
}
