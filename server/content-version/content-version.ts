import type { TableVersions } from "../../app/platform/slices";

/**
 * How often each table that public pages read has changed; triggers of the database count every committed change. What
 * was made from the versions that are true now is right. As long as nothing changes it is the same object.
 */
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

/** Each table once, in any order. */
export const VERSIONS_QUERY = "SELECT table_name, version FROM content_version";

/** The versions in the rows; the former object when they say the same. */
export function versionsFrom(rows: readonly VersionRow[], former: TableVersions): TableVersions {
  const isSame = rows.length === former.size && rows.every(([table, version]) => former.get(table) === version);
  return isSame ? former : new Map(rows);
}
