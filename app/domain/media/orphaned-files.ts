/** What is stored, and where storage and database do not agree. Sizes in bytes. */
export type OrphanedFiles = {
  storage: "disk" | "s3";
  storedCount: number;
  storedBytes: number;
  /** Files that no row knows: they cost room. */
  orphans: { key: string; size: number }[];
  /** Rows whose files are not there: a placeholder is shown instead. */
  missing: { id: string; name: string; keys: string[] }[];
};
