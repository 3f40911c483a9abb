-- why first: a trigger that names a table that is gone would refuse every new row of the log.
DROP TRIGGER "login_logs_insert_counts";
DROP TRIGGER "login_logs_delete_counts";
DROP TRIGGER "login_logs_update_counts";

-- DropTable
DROP TABLE "login_log_hours";

-- AlterTable
ALTER TABLE "log_retention" DROP COLUMN "deleted";
ALTER TABLE "log_retention" DROP COLUMN "leased_by";
ALTER TABLE "log_retention" DROP COLUMN "leased_until";
ALTER TABLE "log_retention" DROP COLUMN "shortened";
