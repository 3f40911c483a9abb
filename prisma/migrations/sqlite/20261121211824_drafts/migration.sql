-- CreateTable
CREATE TABLE "drafts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "noun" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "base_version" INTEGER NOT NULL,
    "admin_user_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "preview_links" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "draft_id" TEXT,
    "admin_user_id" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME NOT NULL,
    CONSTRAINT "preview_links_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "drafts" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "drafts_updated_at_idx" ON "drafts"("updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "drafts_noun_record_id_key" ON "drafts"("noun", "record_id");

-- CreateIndex
CREATE INDEX "preview_links_draft_id_idx" ON "preview_links"("draft_id");

-- CreateIndex
CREATE INDEX "preview_links_expires_at_idx" ON "preview_links"("expires_at");

