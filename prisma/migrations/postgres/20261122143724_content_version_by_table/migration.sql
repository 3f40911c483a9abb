-- The changes of each table are counted by themselves, so that an edit makes only the pages anew that show it.
DROP TABLE "content_version";
CREATE TABLE "content_version" (
    "table_name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("table_name")
);

-- The notice names the table. It reaches the other instances when the transaction commits; a rolled back one sends none.
CREATE OR REPLACE FUNCTION "count_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "content_version" SET "version" = "version" + 1 WHERE "table_name" = TG_TABLE_NAME;
    PERFORM pg_notify('content_version', TG_TABLE_NAME);
    RETURN NULL;
END;
$$;

INSERT INTO "content_version" ("table_name", "version") VALUES ('team_members', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('partners', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('projects', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('services', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('translations', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('media_assets', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('pages_content', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('content', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('podcast_content', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('podcast_crew', 0);
INSERT INTO "content_version" ("table_name", "version") VALUES ('website_settings', 0);
