-- DropIndex
DROP INDEX "login_logs_created_at_idx";

-- DropIndex
DROP INDEX "login_logs_action_created_at_idx";

-- CreateTable
CREATE TABLE "login_log_hours" (
    "action" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL,
    "hour" DATETIME NOT NULL,
    "browser" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("action", "success", "hour", "browser")
);

-- CreateTable
CREATE TABLE "log_retention" (
    "id" INTEGER NOT NULL PRIMARY KEY,
    "keep_days" INTEGER NOT NULL,
    "shorten_after_days" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" DATETIME NOT NULL,
    "shortened_until" DATETIME,
    "leased_by" TEXT,
    "leased_until" DATETIME,
    "ran_at" DATETIME,
    "deleted" INTEGER NOT NULL DEFAULT 0,
    "shortened" INTEGER NOT NULL DEFAULT 0
);

-- CreateIndex
CREATE INDEX "login_logs_created_at_id_idx" ON "login_logs"("created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_action_created_at_id_idx" ON "login_logs"("action", "created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_admin_user_id_created_at_id_idx" ON "login_logs"("admin_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "login_logs_admin_user_id_action_created_at_id_idx" ON "login_logs"("admin_user_id", "action", "created_at", "id");

-- What is there already is counted once; from now on the triggers count.
INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    SELECT "action", "success", strftime('%Y-%m-%dT%H:00:00.000+00:00', "created_at"), CASE
        WHEN "user_agent" GLOB '*Edg/*' OR "user_agent" GLOB '*Edge/*' OR "user_agent" GLOB '*EdgA/*' OR "user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN "user_agent" GLOB '*Firefox/*' OR "user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN "user_agent" GLOB '*Chrome/*' OR "user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN "user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END, count(*) FROM "login_logs" GROUP BY 1, 2, 3, 4;

CREATE TRIGGER "login_logs_insert_counts" AFTER INSERT ON "login_logs" BEGIN
    INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    VALUES (NEW."action", NEW."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', NEW."created_at"), CASE
        WHEN NEW."user_agent" GLOB '*Edg/*' OR NEW."user_agent" GLOB '*Edge/*' OR NEW."user_agent" GLOB '*EdgA/*' OR NEW."user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN NEW."user_agent" GLOB '*Firefox/*' OR NEW."user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN NEW."user_agent" GLOB '*Chrome/*' OR NEW."user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN NEW."user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END, 1)
    ON CONFLICT ("action", "success", "hour", "browser") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "login_logs_delete_counts" AFTER DELETE ON "login_logs" BEGIN
    UPDATE "login_log_hours" SET "count" = "count" - 1 WHERE ("action", "success", "hour", "browser") = (OLD."action", OLD."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', OLD."created_at"), CASE
        WHEN OLD."user_agent" GLOB '*Edg/*' OR OLD."user_agent" GLOB '*Edge/*' OR OLD."user_agent" GLOB '*EdgA/*' OR OLD."user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN OLD."user_agent" GLOB '*Firefox/*' OR OLD."user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN OLD."user_agent" GLOB '*Chrome/*' OR OLD."user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN OLD."user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END);
    DELETE FROM "login_log_hours"
    WHERE ("action", "success", "hour") = (OLD."action", OLD."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', OLD."created_at")) AND "count" = 0;
END;
CREATE TRIGGER "login_logs_update_counts" AFTER UPDATE OF "action", "success", "created_at", "user_agent" ON "login_logs" BEGIN
    UPDATE "login_log_hours" SET "count" = "count" - 1 WHERE ("action", "success", "hour", "browser") = (OLD."action", OLD."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', OLD."created_at"), CASE
        WHEN OLD."user_agent" GLOB '*Edg/*' OR OLD."user_agent" GLOB '*Edge/*' OR OLD."user_agent" GLOB '*EdgA/*' OR OLD."user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN OLD."user_agent" GLOB '*Firefox/*' OR OLD."user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN OLD."user_agent" GLOB '*Chrome/*' OR OLD."user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN OLD."user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END);
    DELETE FROM "login_log_hours"
    WHERE ("action", "success", "hour") = (OLD."action", OLD."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', OLD."created_at")) AND "count" = 0;
    INSERT INTO "login_log_hours" ("action", "success", "hour", "browser", "count")
    VALUES (NEW."action", NEW."success", strftime('%Y-%m-%dT%H:00:00.000+00:00', NEW."created_at"), CASE
        WHEN NEW."user_agent" GLOB '*Edg/*' OR NEW."user_agent" GLOB '*Edge/*' OR NEW."user_agent" GLOB '*EdgA/*' OR NEW."user_agent" GLOB '*EdgiOS/*' THEN 'Edge'
        WHEN NEW."user_agent" GLOB '*Firefox/*' OR NEW."user_agent" GLOB '*FxiOS/*' THEN 'Firefox'
        WHEN NEW."user_agent" GLOB '*Chrome/*' OR NEW."user_agent" GLOB '*CriOS/*' THEN 'Chrome'
        WHEN NEW."user_agent" GLOB '*Safari/*' THEN 'Safari'
        ELSE 'Unbekannt' END, 1)
    ON CONFLICT ("action", "success", "hour", "browser") DO UPDATE SET "count" = "count" + 1;
END;

-- Who wants it otherwise says so at /admin/logs/retention.
INSERT INTO "log_retention" ("id", "keep_days", "shorten_after_days", "updated_at") VALUES (1, 365, 90, CURRENT_TIMESTAMP);
