// The triggers that count the rows of `login_logs` by hour, so that no writer can forget it. `db:migration` adds them to
// the SQL of every migration that makes the table anew, because a table that SQLite rebuilds loses its triggers.

export const LOG_TABLE = "login_logs";

/**
 * The triggers of `login_logs`. What they call on Postgres outlives the table.
 * @param {string} database the name of its folder of migrations
 */
export function logTriggers(database) {
  return database === "postgres" ? POSTGRES_TRIGGERS : sqliteTriggers();
}

function sqliteTriggers() {
  return `CREATE TRIGGER "login_logs_insert_counts" AFTER INSERT ON "login_logs" BEGIN
    ${sqliteCount}
END;
CREATE TRIGGER "login_logs_delete_counts" AFTER DELETE ON "login_logs" BEGIN
    ${sqliteForget}
END;
CREATE TRIGGER "login_logs_update_counts" AFTER UPDATE OF "action", "success", "created_at", "user_agent" ON "login_logs" BEGIN
    ${sqliteForget}
    ${sqliteCount}
END;
`;
}

const KEY = `("action", "success", "hour", "browser")`;

const sqliteCount = `INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    VALUES (${sqliteKeyOf("NEW")}, 1)
    ON CONFLICT ${KEY} DO UPDATE SET "count" = "count" + 1;`;

const sqliteForget = `UPDATE "login_log_hours" SET "count" = "count" - 1 WHERE ${KEY} = (${sqliteKeyOf("OLD")});
    DELETE FROM "login_log_hours"
    WHERE ("action", "success", "hour") = (OLD."action", OLD."success", ${sqliteHourOf("OLD")}) AND "count" = 0;`;

/**
 * As Prisma writes moments.
 * @param {"NEW" | "OLD"} row
 */
function sqliteHourOf(row) {
  return `strftime('%Y-%m-%dT%H:00:00.000+00:00', ${row}."created_at")`;
}

/**
 * With the browser by the signs of app/domain/login-log/browser-name.ts.
 * @param {"NEW" | "OLD"} row
 */
function sqliteKeyOf(row) {
  return `${row}."action", ${row}."success", ${sqliteHourOf(row)}, CASE
        WHEN ${row}."user_agent" GLOB '*Edg/*' OR ${row}."user_agent" GLOB '*Edge/*' OR ${row}."user_agent" GLOB '*EdgA/*' OR ${row}."user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN ${row}."user_agent" GLOB '*Firefox/*' OR ${row}."user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN ${row}."user_agent" GLOB '*Chrome/*' OR ${row}."user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN ${row}."user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END`;
}

const POSTGRES_TRIGGERS = `CREATE TRIGGER "login_logs_insert_counts" AFTER INSERT ON "login_logs"
    REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_login_logs"();
CREATE TRIGGER "login_logs_delete_counts" AFTER DELETE ON "login_logs"
    REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "forget_login_logs"();
CREATE TRIGGER "login_logs_update_counts" AFTER UPDATE OF "action", "success", "created_at", "user_agent" ON "login_logs"
    FOR EACH ROW EXECUTE FUNCTION "recount_login_log"();
CREATE TRIGGER "login_logs_truncate_counts" AFTER TRUNCATE ON "login_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION "forget_all_login_logs"();
`;
