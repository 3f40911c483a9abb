-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN     "initial_password_hash" TEXT;

-- CreateTable
CREATE TABLE "login_links" (
    "id" TEXT NOT NULL,
    "admin_user_id" TEXT NOT NULL,
    "outcome" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "login_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "login_links_admin_user_id_idx" ON "login_links"("admin_user_id");

-- AddForeignKey
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

