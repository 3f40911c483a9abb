import { statfsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDatabase, dropDatabase, type DatabaseKind } from "./postgres-databases";
import type { Sql } from "./sql";
import { sqlOf } from "./sql";

/** The data folder and the database of one site, which are removed together. */
export interface SiteData {
  kind: DatabaseKind;
  folder: string;
  databaseUrl: string;
  /** The settings with which a server uses it. */
  environment: Record<string, string>;
  openSql: () => Sql;
  remove: () => Promise<void>;
}

/** Empty data: the server that starts on them migrates and fills them. */
export async function emptySiteData(kind: DatabaseKind): Promise<SiteData> {
  const folder = await newFolder();
  return siteDataIn(folder, kind, await newDatabaseUrl(kind, folder));
}

/** A copy of other data, on which no server may run meanwhile. */
export async function copySiteData(template: SiteData): Promise<SiteData> {
  const folder = await newFolder();
  await cp(template.folder, folder, { recursive: true });
  return siteDataIn(folder, template.kind, await newDatabaseUrl(template.kind, folder, template.databaseUrl));
}

/** Existing data, made in another process. */
export function siteDataIn(folder: string, kind: DatabaseKind, databaseUrl: string): SiteData {
  return {
    kind,
    folder,
    databaseUrl,
    environment: {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "only for tests, where nothing has to be kept secret",
    },
    openSql: () => sqlOf(databaseUrl),
    remove: async () => {
      if (kind === "postgres") await dropDatabase(databaseUrl);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newFolder() {
  return mkdtemp(join(hasMemoryToSpare() ? MEMORY : tmpdir(), "calima-site-"));
}

/** In memory, because SQLite waits for the disk at every commit, and tests need no durability. */
const MEMORY = "/dev/shm";

/** A container may have only 64 MB there. */
function hasMemoryToSpare() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > 1_000_000_000;
  } catch {
    return false;
  }
}

async function newDatabaseUrl(kind: DatabaseKind, folder: string, templateUrl?: string) {
  return kind === "postgres" ? copyDatabase(templateUrl) : `file:${join(folder, "site.db")}`;
}
