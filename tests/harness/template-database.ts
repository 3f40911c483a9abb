import type { TestProject } from "vitest/node";
import { migrate } from "./migrated-database";
import type { DatabaseKind } from "./postgres-databases";
import { emptySiteData } from "./site-data";

declare module "vitest" {
  interface ProvidedContext {
    template: { kind: DatabaseKind; folder: string; databaseUrl: string };
  }
}

/** Creates one database with all tables, which every test file copies. */
export default async function makeTemplate(project: TestProject) {
  const data = await emptySiteData(project.name === "postgres" ? "postgres" : "sqlite");
  await migrate(data.databaseUrl, data.kind);
  project.provide("template", { kind: data.kind, folder: data.folder, databaseUrl: data.databaseUrl });
  return () => data.remove();
}
