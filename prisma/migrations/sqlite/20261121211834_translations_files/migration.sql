-- CreateTable
CREATE TABLE "word_imports" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "admin_user_id" TEXT NOT NULL,
    "language_code" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "written_count" INTEGER,
    "expires_at" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_podcast_content" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "built_in_texts" TEXT NOT NULL DEFAULT '{}',
    "german_texts" TEXT NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" DATETIME NOT NULL
);
INSERT INTO "new_podcast_content" ("content", "id", "key", "language", "title", "updated_at", "version") SELECT "content", "id", "key", "language", "title", "updated_at", "version" FROM "podcast_content";
DROP TABLE "podcast_content";
ALTER TABLE "new_podcast_content" RENAME TO "podcast_content";
CREATE UNIQUE INDEX "podcast_content_key_language_key" ON "podcast_content"("key", "language");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "word_imports_expires_at_idx" ON "word_imports"("expires_at");


CREATE TRIGGER "podcast_content_insert_counts" AFTER INSERT ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_content_update_counts" AFTER UPDATE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_content_delete_counts" AFTER DELETE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
