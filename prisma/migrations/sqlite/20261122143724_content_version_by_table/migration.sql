-- The changes of each table are counted by themselves, so that an edit makes only the pages anew that show it.
DROP TRIGGER "team_members_insert_counts";
DROP TRIGGER "team_members_update_counts";
DROP TRIGGER "team_members_delete_counts";
DROP TRIGGER "partners_insert_counts";
DROP TRIGGER "partners_update_counts";
DROP TRIGGER "partners_delete_counts";
DROP TRIGGER "projects_insert_counts";
DROP TRIGGER "projects_update_counts";
DROP TRIGGER "projects_delete_counts";
DROP TRIGGER "services_insert_counts";
DROP TRIGGER "services_update_counts";
DROP TRIGGER "services_delete_counts";
DROP TRIGGER "translations_insert_counts";
DROP TRIGGER "translations_update_counts";
DROP TRIGGER "translations_delete_counts";
DROP TRIGGER "media_assets_insert_counts";
DROP TRIGGER "media_assets_update_counts";
DROP TRIGGER "media_assets_delete_counts";
DROP TRIGGER "pages_content_insert_counts";
DROP TRIGGER "pages_content_update_counts";
DROP TRIGGER "pages_content_delete_counts";
DROP TRIGGER "content_insert_counts";
DROP TRIGGER "content_update_counts";
DROP TRIGGER "content_delete_counts";
DROP TRIGGER "podcast_content_insert_counts";
DROP TRIGGER "podcast_content_update_counts";
DROP TRIGGER "podcast_content_delete_counts";
DROP TRIGGER "podcast_crew_insert_counts";
DROP TRIGGER "podcast_crew_update_counts";
DROP TRIGGER "podcast_crew_delete_counts";
DROP TRIGGER "website_settings_insert_counts";
DROP TRIGGER "website_settings_update_counts";
DROP TRIGGER "website_settings_delete_counts";

DROP TABLE "content_version";
CREATE TABLE "content_version" (
    "table_name" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL DEFAULT 0
);

INSERT INTO "content_version" ("table_name", "version") VALUES ('team_members', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "team_members_insert_counts" AFTER INSERT ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'team_members';
END;
CREATE TRIGGER "team_members_update_counts" AFTER UPDATE ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'team_members';
END;
CREATE TRIGGER "team_members_delete_counts" AFTER DELETE ON "team_members" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'team_members';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('partners', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "partners_insert_counts" AFTER INSERT ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'partners';
END;
CREATE TRIGGER "partners_update_counts" AFTER UPDATE ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'partners';
END;
CREATE TRIGGER "partners_delete_counts" AFTER DELETE ON "partners" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'partners';
END;

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

INSERT INTO "content_version" ("table_name", "version") VALUES ('translations', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "translations_insert_counts" AFTER INSERT ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'translations';
END;
CREATE TRIGGER "translations_update_counts" AFTER UPDATE ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'translations';
END;
CREATE TRIGGER "translations_delete_counts" AFTER DELETE ON "translations" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'translations';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('media_assets', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "media_assets_insert_counts" AFTER INSERT ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'media_assets';
END;
CREATE TRIGGER "media_assets_update_counts" AFTER UPDATE ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'media_assets';
END;
CREATE TRIGGER "media_assets_delete_counts" AFTER DELETE ON "media_assets" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'media_assets';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('pages_content', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "pages_content_insert_counts" AFTER INSERT ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'pages_content';
END;
CREATE TRIGGER "pages_content_update_counts" AFTER UPDATE ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'pages_content';
END;
CREATE TRIGGER "pages_content_delete_counts" AFTER DELETE ON "pages_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'pages_content';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('content', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "content_insert_counts" AFTER INSERT ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'content';
END;
CREATE TRIGGER "content_update_counts" AFTER UPDATE ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'content';
END;
CREATE TRIGGER "content_delete_counts" AFTER DELETE ON "content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'content';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('podcast_content', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "podcast_content_insert_counts" AFTER INSERT ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_content';
END;
CREATE TRIGGER "podcast_content_update_counts" AFTER UPDATE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_content';
END;
CREATE TRIGGER "podcast_content_delete_counts" AFTER DELETE ON "podcast_content" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_content';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('podcast_crew', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "podcast_crew_insert_counts" AFTER INSERT ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_crew';
END;
CREATE TRIGGER "podcast_crew_update_counts" AFTER UPDATE ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_crew';
END;
CREATE TRIGGER "podcast_crew_delete_counts" AFTER DELETE ON "podcast_crew" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'podcast_crew';
END;

INSERT INTO "content_version" ("table_name", "version") VALUES ('website_settings', 0) ON CONFLICT DO NOTHING;
CREATE TRIGGER "website_settings_insert_counts" AFTER INSERT ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'website_settings';
END;
CREATE TRIGGER "website_settings_update_counts" AFTER UPDATE ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'website_settings';
END;
CREATE TRIGGER "website_settings_delete_counts" AFTER DELETE ON "website_settings" BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = 'website_settings';
END;
