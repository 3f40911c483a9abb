-- DropIndex
DROP INDEX "login_logs_created_at_idx";

-- DropIndex
DROP INDEX "login_logs_action_created_at_idx";

-- CreateTable
CREATE TABLE "login_log_hours" (
    "action" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL,
    "hour" TIMESTAMP(3) NOT NULL,
    "browser" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "login_log_hours_pkey" PRIMARY KEY ("action","success","hour","browser")
);

-- CreateTable
CREATE TABLE "log_retention" (
    "id" INTEGER NOT NULL,
    "keep_days" INTEGER NOT NULL,
    "shorten_after_days" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMP(3) NOT NULL,
    "shortened_until" TIMESTAMP(3),
    "leased_by" TEXT,
    "leased_until" TIMESTAMP(3),
    "ran_at" TIMESTAMP(3),
    "deleted" INTEGER NOT NULL DEFAULT 0,
    "shortened" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "log_retention_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "login_logs_created_at_id_idx" ON "login_logs"("created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_action_created_at_id_idx" ON "login_logs"("action", "created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_admin_user_id_created_at_id_idx" ON "login_logs"("admin_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_admin_user_id_action_created_at_id_idx" ON "login_logs"("admin_user_id", "action", "created_at", "id");

-- The signs of app/domain/login-log/browser-name.ts, in its order.
CREATE FUNCTION "login_log_browser"("user_agent" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
        WHEN "user_agent" ~ 'Edg(e|A|iOS)?/' THEN 'Edge'
        WHEN "user_agent" ~ 'Firefox/|FxiOS/' THEN 'Firefox'
        WHEN "user_agent" ~ 'Chrome/|CriOS/' THEN 'Chrome'
        WHEN "user_agent" ~ 'Safari/' THEN 'Safari'
        ELSE 'Unbekannt' END;
$$;

CREATE FUNCTION "count_login_logs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    SELECT "action", "success", date_trunc('hour', "created_at"), "login_log_browser"("user_agent"), count(*)
    FROM "come" GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT ("action", "success", "hour", "browser")
    DO UPDATE SET "count" = "login_log_hours"."count" + EXCLUDED."count";
    RETURN NULL;
END;
$$;

CREATE FUNCTION "forget_login_logs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "login_log_hours" AS "kept" SET "count" = "kept"."count" - "lost"."count"
    FROM (
        SELECT "action", "success", date_trunc('hour', "created_at") AS "hour", "login_log_browser"("user_agent") AS "browser", count(*) AS "count"
        FROM "gone" GROUP BY 1, 2, 3, 4
    ) AS "lost"
    WHERE ("kept"."action", "kept"."success", "kept"."hour", "kept"."browser") = ("lost"."action", "lost"."success", "lost"."hour", "lost"."browser");
    DELETE FROM "login_log_hours" AS "kept"
    USING (SELECT DISTINCT "action", "success", date_trunc('hour', "created_at") AS "hour" FROM "gone") AS "lost"
    WHERE ("kept"."action", "kept"."success", "kept"."hour") = ("lost"."action", "lost"."success", "lost"."hour") AND "kept"."count" = 0;
    RETURN NULL;
END;
$$;

CREATE FUNCTION "recount_login_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "login_log_hours" SET "count" = "count" - 1
    WHERE ("action", "success", "hour", "browser") = (OLD."action", OLD."success", date_trunc('hour', OLD."created_at"), "login_log_browser"(OLD."user_agent"));
    DELETE FROM "login_log_hours"
    WHERE ("action", "success", "hour") = (OLD."action", OLD."success", date_trunc('hour', OLD."created_at")) AND "count" = 0;
    INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    VALUES (NEW."action", NEW."success", date_trunc('hour', NEW."created_at"), "login_log_browser"(NEW."user_agent"), 1)
    ON CONFLICT ("action", "success", "hour", "browser") DO UPDATE SET "count" = "login_log_hours"."count" + 1;
    RETURN NULL;
END;
$$;

CREATE FUNCTION "forget_all_login_logs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "login_log_hours";
    RETURN NULL;
END;
$$;

-- What is there already is counted once; from now on the triggers count.
INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    SELECT "action", "success", date_trunc('hour', "created_at"), "login_log_browser"("user_agent"), count(*)
    FROM "login_logs" GROUP BY 1, 2, 3, 4;

CREATE TRIGGER "login_logs_insert_counts" AFTER INSERT ON "login_logs"
    REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "count_login_logs"();
CREATE TRIGGER "login_logs_delete_counts" AFTER DELETE ON "login_logs"
    REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "forget_login_logs"();
CREATE TRIGGER "login_logs_update_counts" AFTER UPDATE OF "action", "success", "created_at", "user_agent" ON "login_logs"
    FOR EACH ROW EXECUTE FUNCTION "recount_login_log"();
CREATE TRIGGER "login_logs_truncate_counts" AFTER TRUNCATE ON "login_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION "forget_all_login_logs"();

-- Who wants it otherwise says so at /admin/logs/retention.
INSERT INTO "log_retention" ("id", "keep_days", "shorten_after_days", "updated_at") VALUES (1, 365, 90, CURRENT_TIMESTAMP);
