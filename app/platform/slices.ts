export type TableVersions = ReadonlyMap<string, number>;

/** `aside`: tables that were read outside of slices. */
export type Reads = {
  slices: ReadonlyMap<string, number>;
  tables: ReadonlyMap<string, number | undefined>;
  aside: ReadonlySet<string>;
};

export interface Slices {
  renderFrom<Answer>(versions: TableVersions, render: () => Promise<Answer>): Promise<{ answer: Answer; reads: Reads }>;
  areUnchanged(reads: Reads, versions: TableVersions): Promise<boolean>;
}
