-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_login_logs" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT,
    "admin_user_id" TEXT,
    "action" TEXT NOT NULL,
    "ip_address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL,
    "error_message" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "last_attempt_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_login_logs" ("action", "admin_user_id", "created_at", "error_message", "id", "ip_address", "success", "user_agent", "user_id") SELECT "action", "admin_user_id", "created_at", "error_message", "id", "ip_address", "success", "user_agent", "user_id" FROM "login_logs";
DROP TABLE "login_logs";
ALTER TABLE "new_login_logs" RENAME TO "login_logs";
CREATE INDEX "login_logs_created_at_id_idx" ON "login_logs"("created_at", "id");
CREATE INDEX "login_logs_action_created_at_id_idx" ON "login_logs"("action", "created_at", "id");
CREATE INDEX "login_logs_admin_user_id_created_at_id_idx" ON "login_logs"("admin_user_id", "created_at", "id");
CREATE INDEX "login_logs_admin_user_id_action_created_at_id_idx" ON "login_logs"("admin_user_id", "action", "created_at", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

