/** How often each table that public pages read has changed. */
export type TableVersions = ReadonlyMap<string, number>;

/** What a page was made from. `tables` have the versions of that time; those `aside` were read past the slices. */
export type Reads = {
  slices: ReadonlyMap<string, number>;
  tables: ReadonlyMap<string, number | undefined>;
  aside: ReadonlySet<string>;
};

export interface Slices {
  renderFrom<Answer>(versions: TableVersions, render: () => Promise<Answer>): Promise<{ answer: Answer; reads: Reads }>;
  /** Slices whose tables have changed are read anew. */
  areUnchanged(reads: Reads, versions: TableVersions): Promise<boolean>;
}
