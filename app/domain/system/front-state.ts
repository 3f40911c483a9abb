export type FrontState = {
  pageCache: () => PageCacheState;
  migrations: () => Promise<MigrationState>;
};

/** Since the start; `misses` could not be answered at once from memory. */
export type PageCacheState = { entries: number; bytes: number; mostBytes: number; hits: number; misses: number; renderings: number };

/** `pending` ones are in this version of the site, not in the database. */
export type MigrationState = { applied: string[]; pending: string[] };
