export type FrontState = {
  pageCache: () => PageCacheState;
  migrations: () => Promise<MigrationState>;
};

/** `hits` were answered from memory since the start, `misses` could not be at once, and `renderings` were made. */
export type PageCacheState = { entries: number; bytes: number; mostBytes: number; hits: number; misses: number; renderings: number };

/** Names. `pending` ones belong to this version of the site and are not in the database. */
export type MigrationState = { applied: string[]; pending: string[] };
