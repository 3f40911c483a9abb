import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Env } from "../app/platform/env.server";
import type { FrontSettings } from "./front";
import type { FrontDatabase } from "./database/front-database";

export const BUILD = new URL("./", import.meta.url);

export function frontSettings(env: Env): FrontSettings {
  return {
    publicOrigin: env.isPublicUrlGiven ? new URL(env.PUBLIC_URL).origin : null,
    isHttps: env.PUBLIC_URL.startsWith("https:"),
    trustProxy: env.TRUST_PROXY === 0 ? null : env.TRUST_PROXY,
    sessionSecret: env.SESSION_SECRET,
    clientFiles: {
      folder: fileURLToPath(new URL("client", BUILD)),
      listFile: fileURLToPath(new URL("client-files.json", BUILD)),
    },
    mediaFolder: env.STORAGE === "disk" ? join(env.DATA_DIR, "media") : null,
    uploadFolder: env.DATA_DIR,
    metricsToken: env.METRICS_TOKEN ?? null,
    expectedMigrations: migrationNames(sqliteFile(env) === null ? "postgres" : "sqlite"),
  };
}

export async function openFrontDatabase(env: Env, onError: (error: unknown) => void): Promise<FrontDatabase> {
  const file = sqliteFile(env);
  if (file !== null) return (await import("./database/sqlite-front-database")).sqliteFrontDatabase(file, onError);
  return (await import("./database/postgres-front-database")).postgresFrontDatabase(env.DATABASE_URL, onError);
}

/** Several processes may share a Postgres. */
export async function isSoleProcess(env: Env): Promise<boolean> {
  const file = sqliteFile(env);
  return file === null || (await import("./database/sole-process")).becomeSoleProcess(file);
}

function sqliteFile({ DATABASE_URL }: Env): string | null {
  return DATABASE_URL.startsWith("file:") ? DATABASE_URL.slice("file:".length) : null;
}

function migrationNames(database: "sqlite" | "postgres"): string[] {
  const folder = new URL(`../prisma/migrations/${database}/`, BUILD);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
