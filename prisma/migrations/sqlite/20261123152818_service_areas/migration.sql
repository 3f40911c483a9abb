-- AlterTable
ALTER TABLE "projects" ADD COLUMN "services" JSONB;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_services" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "icon" TEXT NOT NULL DEFAULT 'Film',
    "category" TEXT NOT NULL DEFAULT 'main',
    "area" TEXT NOT NULL DEFAULT 'contact',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL
);
INSERT INTO "new_services" ("category", "created_at", "description", "icon", "id", "is_active", "sort_order", "title", "updated_at", "version") SELECT "category", "created_at", "description", "icon", "id", "is_active", "sort_order", "title", "updated_at", "version" FROM "services";
DROP TABLE "services";
ALTER TABLE "new_services" RENAME TO "services";
CREATE INDEX "services_category_sort_order_idx" ON "services"("category", "sort_order");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;


INSERT INTO "content_version" ("table_name", "version") VALUES ('services', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "services_insert_counts" AFTER INSERT ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'services';
END;
CREATE TRIGGER "services_update_counts" AFTER UPDATE ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'services';
END;
CREATE TRIGGER "services_delete_counts" AFTER DELETE ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'services';
END;

-- What is there already: a service leads where its icon points, a project stands where its category says.
UPDATE "services" SET "area" = 'mallorca_kino' WHERE "icon" IN ('Film', 'Camera', 'MapPin');
UPDATE "services" SET "area" = 'podcast' WHERE "icon" = 'Mic';
UPDATE "services" SET "area" = 'radio' WHERE "icon" = 'Radio';
UPDATE "services" SET "area" = 'media_web' WHERE "icon" = 'Tv';
UPDATE "services" SET "area" = 'mallorca_events' WHERE "icon" = 'Calendar';
UPDATE "projects" SET "services" = '["kino"]' WHERE "category" IN ('Spielfilm', 'Dokumentarfilm', 'Kurzfilm');
UPDATE "projects" SET "services" = '["tv"]' WHERE "category" IN ('TV-Serie', 'Werbefilm');
UPDATE "projects" SET "services" = '["podcast"]' WHERE "category" = 'Podcast';
UPDATE "projects" SET "services" = '["radio"]' WHERE "category" = 'Radio';
UPDATE "projects" SET "services" = '["events"]' WHERE "category" = 'Event';
