-- DropForeignKey
ALTER TABLE "login_logs" DROP CONSTRAINT "login_logs_admin_user_id_fkey";

-- AlterTable
ALTER TABLE "login_logs" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "last_attempt_at" TIMESTAMP(3);

