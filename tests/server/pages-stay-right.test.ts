import { describe, expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "~/i18n/languages";
import { prefixedPath, SCREENS } from "~/paths";
import { reachPostgres } from "../../scripts/postgres.mjs";
import type { DatabaseKind } from "../harness/postgres-databases";
import { type Site, startSite } from "../harness/site";
import { emptySiteData } from "../harness/site-data";
import type { Row, Sql } from "../harness/sql";
import { until } from "../harness/until";
import { type Dice, diceFrom } from "../platform/dice";

/** How many edits are tried on each database; `CONTENT_EDITS=2000` for a long run. */
const EDITS = Number(process.env.CONTENT_EDITS ?? 6);
const SEED = Number(process.env.CONTENT_SEED ?? 20261122);

const PAGES = SCREENS.flatMap((screen) => LANGUAGES.map((language) => prefixedPath(screen, language)));

/** Columns that an edit changes, by table: texts get another text, flags are inverted, numbers get another value. */
const COLUMNS: Record<string, readonly string[]> = {
  team_members: ["name", "position", "bio", "image_url", "sort_order", "is_team_member", "is_moderator"],
  partners: ["name", "category", "logo_url", "website_url", "sort_order"],
  projects: ["title", "description", "image_url", "is_active", "is_featured", "year"],
  services: ["title", "description", "is_active", "sort_order"],
  translations: ["value"],
  media_assets: ["alt_text", "width"],
  pages_content: ["content_value", "is_active"],
  content: ["content_value"],
  podcast_content: ["content", "title"],
  podcast_crew: ["name", "position", "bio"],
  website_settings: ["value"],
};

const FILES = ["one.webp", "two.webp", "three.webp"];

const SQL_FOR_PICTURES = [
  ...FILES.map(
    (file) => `INSERT INTO media_assets (id, filename, original_name, file_path, file_size, mime_type, width, height, widths, alt_text, updated_at)
      VALUES ('${file}', '${file}', '${file}', '${file}', 1, 'image/webp', 1200, 800, '[400]', 'alt', '2026-01-15T09:30:00.000+00:00')`,
  ),
  `UPDATE team_members SET image_url = '/media/one.webp' WHERE id = (SELECT min(id) FROM team_members)`,
  `UPDATE partners SET logo_url = '/media/two.webp'`,
];

const kinds: DatabaseKind[] = (await reachPostgres()) ? ["sqlite", "postgres"] : ["sqlite"];

describe.each(kinds)("pages from memory, on %s", (kind) => {
  it("equal a fresh rendering on two instances after any edit by another process", { timeout: 300_000 + EDITS * 4_000 }, async () => {
    const { sql, instances, fresh } = await startInstances(kind);
    const dice = diceFrom(SEED);
    const deletedRows = new Map<string, Row[]>();
    for (let edit = 0; edit < EDITS; edit += 1) {
      const statement = await nextEdit(sql, dice, deletedRows);
      await sql.run([statement]);
      for (const page of PAGES) {
        const wanted = await bodyOf(fresh, page);
        for (const instance of instances) await expectPage({ instance, page, wanted, statement, kind });
      }
    }
  });
});

/** Two instances with a page memory, and one without, which renders every page again. */
async function startInstances(kind: DatabaseKind) {
  const data = await emptySiteData(kind);
  const first = await startSite({ data });
  // a page contains its own address, which must be the same on all instances
  const environment = { PUBLIC_URL: first.origin };
  const [second, fresh] = await Promise.all([startSite({ data, environment }), startSite({ data, environment, served: "remix-serve" })]);
  const sql = data.openSql();
  onTestFinished(async () => {
    await Promise.all([first.stop(), second.stop(), fresh.stop(), sql.close()]);
    await data.remove();
  });
  await sql.run(SQL_FOR_PICTURES);
  return { sql, instances: [first, second], fresh };
}

type Expected = { instance: Site; page: string; wanted: string; statement: string; kind: DatabaseKind };

/** On SQLite the next answer must be right. On Postgres another process's change arrives with a notice. */
async function expectPage({ instance, page, wanted, statement, kind }: Expected) {
  const found = await bodyOf(instance, page);
  if (found === wanted) return;
  if (kind === "sqlite") expect(found, `${page} after ${statement}`).toBe(wanted);
  await until(`${page} after ${statement}`, async () => (await bodyOf(instance, page)) === wanted);
}

async function bodyOf({ origin }: Site, page: string) {
  const response = await fetch(origin + page, { headers: { Accept: "text/html" } });
  return `${String(response.status)}\n${await response.text()}`;
}

/** A statement that changes a row, deletes one, or restores a deleted one. */
async function nextEdit(sql: Sql, dice: Dice, deletedRows: Map<string, Row[]>): Promise<string> {
  const table = dice.pick(Object.keys(COLUMNS));
  const gone = deletedRows.get(table) ?? [];
  const rows = await sql.rows(`SELECT * FROM ${table} ORDER BY ${keyOf(table)}`);
  const kind = rows.length === 0 ? "restore" : dice.pick(["update", "update", "update", "delete", "restore"]);
  if (kind === "restore") {
    const row = gone.pop();
    return row ? insertOf(table, row) : nextEdit(sql, dice, deletedRows);
  }
  const row = dice.pick(rows);
  const where = `WHERE ${keyOf(table)} = ${literal(row[keyOf(table)])}`;
  if (kind === "delete") {
    deletedRows.set(table, [...gone, row]);
    return `DELETE FROM ${table} ${where}`;
  }
  const column = dice.pick(COLUMNS[table] ?? []);
  return `UPDATE ${table} SET ${column} = ${literal(changed({ column, value: row[column], dice }))} ${where}`;
}

function keyOf(table: string) {
  return table === "website_settings" ? "key" : "id";
}

function changed({ column, value, dice }: { column: string; value: unknown; dice: Dice }): unknown {
  if (typeof value === "boolean") return !value;
  if (column.startsWith("is_")) return 1 - Number(value);
  if (typeof value === "number") return column === "width" ? 800 + dice.below(400) : dice.below(30);
  if (column.endsWith("_url")) return dice.pick(["", ...FILES.map((file) => `/media/${file}`), "/media/nobody-has-it.webp"]);
  return dice.pick(["", `**Text** ${dice.below(1_000).toString()} & <b>more</b>\n\n- one\n- two`]);
}

function insertOf(table: string, row: Row): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")})`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}
