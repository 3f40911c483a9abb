-- CreateTable
CREATE TABLE "project_slugs" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "project_id" TEXT NOT NULL,
    "is_current" BOOLEAN NOT NULL DEFAULT true
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_projects" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "project_url" TEXT,
    "story" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT '',
    "running_time" TEXT NOT NULL DEFAULT '',
    "occasion" TEXT NOT NULL DEFAULT '',
    "credits" TEXT NOT NULL DEFAULT '',
    "gallery" TEXT NOT NULL DEFAULT '',
    "video_url" TEXT,
    "year" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL
);
INSERT INTO "new_projects" ("category", "created_at", "deleted_at", "description", "id", "image_url", "is_active", "is_featured", "project_url", "sort_order", "title", "updated_at", "version", "year") SELECT "category", "created_at", "deleted_at", "description", "id", "image_url", "is_active", "is_featured", "project_url", "sort_order", "title", "updated_at", "version", "year" FROM "projects";
DROP TABLE "projects";
ALTER TABLE "new_projects" RENAME TO "projects";
CREATE INDEX "projects_is_active_sort_order_idx" ON "projects"("is_active", "sort_order");
CREATE INDEX "projects_created_at_idx" ON "projects"("created_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "project_slugs_project_id_idx" ON "project_slugs"("project_id");


INSERT INTO "content_version" ("table_name", "version") VALUES ('projects', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "projects_insert_counts" AFTER INSERT ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'projects';
END;
CREATE TRIGGER "projects_update_counts" AFTER UPDATE ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'projects';
END;
CREATE TRIGGER "projects_delete_counts" AFTER DELETE ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'projects';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('project_slugs', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "project_slugs_insert_counts" AFTER INSERT ON "project_slugs" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'project_slugs';
END;
CREATE TRIGGER "project_slugs_update_counts" AFTER UPDATE ON "project_slugs" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'project_slugs';
END;
CREATE TRIGGER "project_slugs_delete_counts" AFTER DELETE ON "project_slugs" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'project_slugs';
END;
