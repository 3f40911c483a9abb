import type { TableVersions } from "../../app/platform/slices";

/** What was made from the versions that are true now is right. While nothing changes they are the same object. */
export interface ContentVersion {
  /** The versions that are true at this moment, or null when only the database can say; then `ask`. */
  known(): TableVersions | null;
  /** The versions, at least as new as the call. When the database is out of reach, the last that were seen. */
  ask(): Promise<TableVersions>;
  /** A request that may write begins; the returned function says that it is over, and whether it was told that it failed. */
  writing(): (hasFailed: boolean) => void;
}

/** Before the first answer of the database. No content has them. */
export const NEVER_SEEN: TableVersions = new Map();

export type VersionRow = readonly [table: string, version: number];

export const VERSIONS_QUERY = "SELECT table_name, version FROM content_version";

/** Answers the former object when the rows say the same. */
export function versionsFrom(rows: readonly VersionRow[], former: TableVersions): TableVersions {
  const isSame = rows.length === former.size && rows.every(([table, version]) => former.get(table) === version);
  return isSame ? former : new Map(rows);
}
