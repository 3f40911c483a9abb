-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_pages_content" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "page_key" TEXT NOT NULL,
    "section_key" TEXT NOT NULL,
    "language_code" TEXT NOT NULL,
    "content_type" TEXT NOT NULL DEFAULT 'text',
    "content_value" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "built_in_text" TEXT NOT NULL DEFAULT '',
    "german_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL
);
INSERT INTO "new_pages_content" ("content_type", "content_value", "created_at", "id", "is_active", "language_code", "page_key", "section_key", "sort_order", "updated_at", "version") SELECT "content_type", "content_value", "created_at", "id", "is_active", "language_code", "page_key", "section_key", "sort_order", "updated_at", "version" FROM "pages_content";
DROP TABLE "pages_content";
ALTER TABLE "new_pages_content" RENAME TO "pages_content";
CREATE UNIQUE INDEX "pages_content_page_key_section_key_language_code_key" ON "pages_content"("page_key", "section_key", "language_code");
CREATE TABLE "new_content" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "page_key" TEXT NOT NULL,
    "content_key" TEXT NOT NULL,
    "language_code" TEXT NOT NULL,
    "content_type" TEXT NOT NULL DEFAULT 'text',
    "content_value" TEXT NOT NULL,
    "built_in_text" TEXT NOT NULL DEFAULT '',
    "german_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL
);
INSERT INTO "new_content" ("content_key", "content_type", "content_value", "created_at", "id", "language_code", "page_key", "updated_at", "version") SELECT "content_key", "content_type", "content_value", "created_at", "id", "language_code", "page_key", "updated_at", "version" FROM "content";
DROP TABLE "content";
ALTER TABLE "new_content" RENAME TO "content";
CREATE UNIQUE INDEX "content_page_key_content_key_language_code_key" ON "content"("page_key", "content_key", "language_code");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;


CREATE TRIGGER "pages_content_insert_counts" AFTER INSERT ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "pages_content_update_counts" AFTER UPDATE ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "pages_content_delete_counts" AFTER DELETE ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "content_insert_counts" AFTER INSERT ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "content_update_counts" AFTER UPDATE ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "content_delete_counts" AFTER DELETE ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

-- Until now nobody could edit a text: each is the dictionary's of its day.
UPDATE "pages_content" SET "built_in_text" = "content_value";
UPDATE "content" SET "built_in_text" = "content_value";
