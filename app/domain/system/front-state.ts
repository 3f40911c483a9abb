/** What the front knows and the app cannot see by itself. */
export type FrontState = {
  pageCache: () => PageCacheState;
  migrations: () => Promise<MigrationState>;
};

/** Public pages in memory; `hits` were answered from there since the start, `misses` could not be at once, and `renderings` were made. */
export type PageCacheState = { entries: number; bytes: number; mostBytes: number; hits: number; misses: number; renderings: number };

/** Names of migrations. `pending` ones belong to this version of the site and are not in the database. */
export type MigrationState = { applied: string[]; pending: string[] };
