-- Every committed change of what a public page shows counts `content_version` up, whoever makes it and however.
INSERT INTO "content_version" ("id", "version") VALUES (1, 0);

CREATE TRIGGER "team_members_insert_counts" AFTER INSERT ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "team_members_update_counts" AFTER UPDATE ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "team_members_delete_counts" AFTER DELETE ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "partners_insert_counts" AFTER INSERT ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "partners_update_counts" AFTER UPDATE ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "partners_delete_counts" AFTER DELETE ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "projects_insert_counts" AFTER INSERT ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "projects_update_counts" AFTER UPDATE ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "projects_delete_counts" AFTER DELETE ON "projects" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "services_insert_counts" AFTER INSERT ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "services_update_counts" AFTER UPDATE ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "services_delete_counts" AFTER DELETE ON "services" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "translations_insert_counts" AFTER INSERT ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "translations_update_counts" AFTER UPDATE ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "translations_delete_counts" AFTER DELETE ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "media_assets_insert_counts" AFTER INSERT ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "media_assets_update_counts" AFTER UPDATE ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "media_assets_delete_counts" AFTER DELETE ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

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

CREATE TRIGGER "podcast_content_insert_counts" AFTER INSERT ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_content_update_counts" AFTER UPDATE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_content_delete_counts" AFTER DELETE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "podcast_crew_insert_counts" AFTER INSERT ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_crew_update_counts" AFTER UPDATE ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "podcast_crew_delete_counts" AFTER DELETE ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;

CREATE TRIGGER "website_settings_insert_counts" AFTER INSERT ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "website_settings_update_counts" AFTER UPDATE ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
CREATE TRIGGER "website_settings_delete_counts" AFTER DELETE ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
END;
