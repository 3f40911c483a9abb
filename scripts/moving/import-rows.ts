import { ROLE_NAMES } from "../../app/domain/people/access/permissions";
import { giveMissingSlugs } from "../../app/domain/projects/project-slugs.server";
import { rowsOf, writableRowsOf } from "../../app/domain/record/resource-table.server";
import type { Database } from "../../app/platform/database-types";
import type { Export } from "./read-export";
import { MOVED_TABLES, type MovedTable } from "./moved-tables";
import { openPictures, type Pictures } from "./moved-pictures";
import type { RawRow } from "./sql-rows";

type Columns = Readonly<Record<string, unknown>>;

type Outcome = "taken" | "changed" | "unchanged" | { reason: string };

export interface TableReport {
  name: string;
  taken: number;
  changed: number;
  unchanged: number;
  skipped: string[];
}

interface Import {
  folder: string;
  found: Export;
  database: Database;
  isWritten: boolean;
  mayOverwrite: boolean;
}

/** Each row has its own transaction: after an interruption, another run skips what was written and continues. */
export async function importRows({ folder, found: { tables }, ...task }: Import): Promise<TableReport[]> {
  const assets = tables.get("media_assets") ?? [];
  const pictures = await openPictures({ folder, assets, ...task });
  const roleOf = readableRole(tables.get("user_roles") ?? []);
  const reports = [await reportOf("media_assets", assets, (row) => takeAsset(row, pictures))];
  for (const table of MOVED_TABLES) {
    reports.push(await reportOf(table.name, tables.get(table.name) ?? [], (row) => takeRow({ ...task, table, pictures, raw: roleOf(row.columns) })));
  }
  // the earlier backend had no project pages, and so no addresses for them
  if (task.isWritten) await task.database.write(giveMissingSlugs);
  return reports;
}

/** Replaces the id of a role by its name, because ids differ between backends. */
function readableRole(roles: readonly RawRow[]): (raw: Columns) => Columns {
  const names = new Map(roles.map(({ columns }) => [columns.id, columns.name]));
  return (raw) => {
    if (raw.role_id === undefined) return raw;
    const own = ROLE_NAMES.find((name) => `role-${name}` === raw.role_id);
    return { ...raw, role: names.get(raw.role_id) ?? own };
  };
}

async function reportOf(name: string, rows: readonly RawRow[], take: (row: RawRow) => Promise<Outcome>): Promise<TableReport> {
  const report: TableReport = { name, taken: 0, changed: 0, unchanged: 0, skipped: [] };
  for (const row of rows) {
    const outcome = await take(row).catch((error: unknown) => ({ reason: error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : String(error) }));
    if (typeof outcome === "string") report[outcome] += 1;
    else report.skipped.push(`${row.where}: ${outcome.reason}`);
  }
  return report;
}

/** A picture of the hosted backend gets the category of the record that shows it, or that of its path. */
async function takeAsset(row: RawRow, pictures: Pictures): Promise<Outcome> {
  return (await pictures.takeOwn(row)) ?? pictures.takeOther(row);
}

type One = Pick<Import, "database" | "isWritten" | "mayOverwrite"> & { table: MovedTable; pictures: Pictures; raw: Columns };

async function takeRow({ table, pictures, raw, ...task }: One): Promise<Outcome> {
  const address = table.picture === undefined ? null : raw[table.picture.field];
  const isShown = typeof address === "string" && address.trim() !== "";
  const picture = isShown && table.picture ? await pictures.resolve(address.trim(), table.picture.category) : null;
  if (picture?.ok === false) return picture;
  const taken = table.take(picture && table.picture ? { ...raw, [table.picture.field]: picture.url } : raw);
  return taken.ok ? save({ table, columns: taken.columns, ...task }) : taken;
}

type Wanted = Omit<One, "pictures" | "raw"> & { columns: Columns };

async function save({ table, columns, database, isWritten, mayOverwrite }: Wanted): Promise<Outcome> {
  const where = Object.fromEntries(table.keys.map((key) => [key, columns[key]]));
  const names = Object.keys(columns).filter((name) => !["createdAt", "updatedAt", "version", "id"].includes(name));
  const select = Object.fromEntries((table.isKeptAsItIs ? table.keys : [...table.keys, ...names]).map((name) => [name, true]));
  const [stored] = await rowsOf(table, database.read).findMany({ where, select });
  if (stored === undefined) {
    if (isWritten) await database.write(async (tx) => void (await writableRowsOf(table, tx).create({ data: columns })));
    return "taken";
  }
  const isSame = Object.entries(stored).every(([name, value]) => JSON.stringify(value) === JSON.stringify(columns[name] ?? null));
  if (isSame) return "unchanged";
  if (!mayOverwrite) return { reason: "this site has another row in its place (--overwrite takes the one of the export)" };
  const { id: _, ...data } = columns;
  const next = table.hasVersion ? { version: { increment: 1 } } : {};
  if (isWritten) await database.write(async (tx) => void (await writableRowsOf(table, tx).updateMany({ where, data: { ...data, ...next } })));
  return "changed";
}
