-- why first: a trigger that names a table that is gone would refuse every new row of the log.
DROP TRIGGER "login_logs_insert_counts" ON "login_logs";
DROP TRIGGER "login_logs_delete_counts" ON "login_logs";
DROP TRIGGER "login_logs_update_counts" ON "login_logs";
DROP TRIGGER "login_logs_truncate_counts" ON "login_logs";
DROP FUNCTION "count_login_logs"();
DROP FUNCTION "forget_login_logs"();
DROP FUNCTION "recount_login_log"();
DROP FUNCTION "forget_all_login_logs"();
DROP FUNCTION "login_log_browser"(TEXT);

-- DropTable
DROP TABLE "login_log_hours";

-- AlterTable
ALTER TABLE "log_retention" DROP COLUMN "deleted",
DROP COLUMN "leased_by",
DROP COLUMN "leased_until",
DROP COLUMN "shortened";
