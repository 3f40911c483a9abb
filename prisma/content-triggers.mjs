// The triggers that count changes of each table in `content_version`, so that no write can be missed.
// `db:migration` adds them to every migration that creates one of these tables, because SQLite rebuilds tables, which
// drops their triggers.
import { TABLES } from "./models.mjs";

/** Every table that a public page reads. */
export const CONTENT_TABLES = TABLES.filter(({ isContent }) => isContent).map(({ name }) => name);

/** All other tables. No public page reads them, so writing to them makes no page stale. */
export const OTHER_TABLES = TABLES.filter(({ isContent }) => !isContent).map(({ name }) => name);

/**
 * Makes the row and the triggers of one table.
 * @param {string} database the name of its migrations folder
 * @param {string} table
 */
export function contentTriggers(database, table) {
  const row = `INSERT INTO "content_version" ("table_name", "version") VALUES ('${table}', 0) ON CONFLICT DO NOTHING;\n`;
  return row + (database === "postgres" ? postgresTriggers(table) : sqliteTriggers(table));
}

/** @param {string} table */
function sqliteTriggers(table) {
  return ["INSERT", "UPDATE", "DELETE"]
    .map(
      (event) => `CREATE TRIGGER "${table}_${event.toLowerCase()}_counts" AFTER ${event} ON "${table}" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = '${table}';
END;
`,
    )
    .join("");
}

/** @param {string} table */
function postgresTriggers(table) {
  return `CREATE TRIGGER "${table}_counts" AFTER INSERT OR UPDATE OR DELETE ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "${table}_truncate_counts" AFTER TRUNCATE ON "${table}"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();
`;
}
