-- Every committed change of what a public page shows counts `content_version` up, whoever makes it and however.
INSERT INTO "content_version" ("id", "version") VALUES (1, 0);

-- The notice reaches the other instances when the transaction commits. A rolled back one sends none.
CREATE FUNCTION "count_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "id" = 1;
    PERFORM pg_notify('content_version', '');
    RETURN NULL;
END;
$$;

CREATE TRIGGER "team_members_counts" AFTER INSERT OR UPDATE OR DELETE ON "team_members"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "team_members_truncate_counts" AFTER TRUNCATE ON "team_members"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "partners_counts" AFTER INSERT OR UPDATE OR DELETE ON "partners"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "partners_truncate_counts" AFTER TRUNCATE ON "partners"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "projects_counts" AFTER INSERT OR UPDATE OR DELETE ON "projects"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "projects_truncate_counts" AFTER TRUNCATE ON "projects"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "services_counts" AFTER INSERT OR UPDATE OR DELETE ON "services"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "services_truncate_counts" AFTER TRUNCATE ON "services"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "translations_counts" AFTER INSERT OR UPDATE OR DELETE ON "translations"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "translations_truncate_counts" AFTER TRUNCATE ON "translations"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "media_assets_counts" AFTER INSERT OR UPDATE OR DELETE ON "media_assets"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "media_assets_truncate_counts" AFTER TRUNCATE ON "media_assets"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "pages_content_counts" AFTER INSERT OR UPDATE OR DELETE ON "pages_content"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "pages_content_truncate_counts" AFTER TRUNCATE ON "pages_content"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "content_counts" AFTER INSERT OR UPDATE OR DELETE ON "content"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "content_truncate_counts" AFTER TRUNCATE ON "content"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "podcast_content_counts" AFTER INSERT OR UPDATE OR DELETE ON "podcast_content"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "podcast_content_truncate_counts" AFTER TRUNCATE ON "podcast_content"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "podcast_crew_counts" AFTER INSERT OR UPDATE OR DELETE ON "podcast_crew"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "podcast_crew_truncate_counts" AFTER TRUNCATE ON "podcast_crew"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();

CREATE TRIGGER "website_settings_counts" AFTER INSERT OR UPDATE OR DELETE ON "website_settings"
    FOR EACH ROW EXECUTE FUNCTION "count_content_version"();
CREATE TRIGGER "website_settings_truncate_counts" AFTER TRUNCATE ON "website_settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_version"();
