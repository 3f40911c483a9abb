import { statfsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDatabase, dropDatabase, type DatabaseKind } from "./postgres-databases";
import type { Sql } from "./sql";
import { sqlOf } from "./sql";

/** The data folder of one site and its database: thrown away together. */
export interface SiteData {
  kind: DatabaseKind;
  folder: string;
  databaseUrl: string;
  /** What the server must be told to use it. */
  environment: Record<string, string>;
  openSql: () => Sql;
  remove: () => Promise<void>;
}

/** An empty one: the server that starts on it migrates and fills it. */
export async function emptySiteData(kind: DatabaseKind): Promise<SiteData> {
  const folder = await newFolder();
  return siteDataIn(folder, kind, await newDatabaseUrl(kind, folder));
}

/** One that begins where the other stands. No server may run on the other meanwhile. */
export async function copySiteData(template: SiteData): Promise<SiteData> {
  const folder = await newFolder();
  await cp(template.folder, folder, { recursive: true });
  return siteDataIn(folder, template.kind, await newDatabaseUrl(template.kind, folder, template.databaseUrl));
}

/** One that lies there already, made in another process. */
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

/** why: SQLite waits for the disk at every commit, and no test pulls the plug. */
const MEMORY = "/dev/shm";

/** A container may have as little as 64 MB of it. */
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
