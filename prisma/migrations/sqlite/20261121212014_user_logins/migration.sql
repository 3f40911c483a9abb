-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN "initial_password_hash" TEXT;

-- CreateTable
CREATE TABLE "login_links" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "admin_user_id" TEXT NOT NULL,
    "outcome" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME NOT NULL,
    CONSTRAINT "login_links_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "login_links_admin_user_id_idx" ON "login_links"("admin_user_id");

