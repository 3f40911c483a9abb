-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "services" JSONB;

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "area" TEXT NOT NULL DEFAULT 'contact';

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
