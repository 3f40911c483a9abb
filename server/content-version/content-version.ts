import type { TableVersions } from "../../app/platform/slices";

export interface ContentVersion {
  /** The current versions; null if only `ask` can find them. */
  known(): TableVersions | null;
  /** At least as new as the call. If the database is away, the last known ones. */
  ask(): Promise<TableVersions>;
  /** Call it before a request that may write, and the function that it returns after it. */
  writing(): (hasFailed: boolean) => void;
}

export const NEVER_SEEN: TableVersions = new Map();

export type VersionRow = readonly [table: string, version: number];

export const VERSIONS_QUERY = "SELECT table_name, version FROM content_version";

/** Answers `former` itself if nothing has changed. */
export function versionsFrom(rows: readonly VersionRow[], former: TableVersions): TableVersions {
  const isSame = rows.length === former.size && rows.every(([table, version]) => former.get(table) === version);
  return isSame ? former : new Map(rows);
}
