-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "credits" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "gallery" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "occasion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "role" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "running_time" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "story" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "video_url" TEXT;

-- CreateTable
CREATE TABLE "project_slugs" (
    "slug" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "is_current" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "project_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "project_slugs_project_id_idx" ON "project_slugs"("project_id");


INSERT INTO "content_version" ("table_name", "version") VALUES ('project_slugs', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "project_slugs_counts" AFTER INSERT OR UPDATE OR DELETE ON "project_slugs"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "project_slugs_truncate_counts" AFTER TRUNCATE ON "project_slugs"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();
