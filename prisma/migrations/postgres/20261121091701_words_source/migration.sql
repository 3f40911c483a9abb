-- AlterTable
ALTER TABLE "pages_content" ADD COLUMN     "built_in_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "german_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "content" ADD COLUMN     "built_in_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "german_text" TEXT NOT NULL DEFAULT '';

-- Until now nobody could edit a text: each is the dictionary's of its day.
UPDATE "pages_content" SET "built_in_text" = "content_value";
UPDATE "content" SET "built_in_text" = "content_value";
