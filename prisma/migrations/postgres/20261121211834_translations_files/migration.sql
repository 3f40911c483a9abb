-- AlterTable
ALTER TABLE "podcast_content" ADD COLUMN     "built_in_texts" TEXT NOT NULL DEFAULT '{}',
ADD COLUMN     "german_texts" TEXT NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "word_imports" (
    "id" TEXT NOT NULL,
    "admin_user_id" TEXT NOT NULL,
    "language_code" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "written_count" INTEGER,
    "expires_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "word_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "word_imports_expires_at_idx" ON "word_imports"("expires_at");

