/** why: a form may have so many fields, and a few are there already */
export const MOST_CONFLICTS = 150;

/** A text that a file would change. `german` and `now` are what is said at this moment. */
export type NewText = { key: string; place: string; german: string; now: string; next: string };

/** One that somebody changed here since the file was made. `before` is what the file was made from; null if it does not tell. */
export type ConflictingText = NewText & { before: string | null; hasNewGerman: boolean; hasNewText: boolean };

/** What a file would do. */
export type DryRun = {
  changes: NewText[];
  conflicts: ConflictingText[];
  invalid: (NewText & { problem: string })[];
  /** Keys that no text has. */
  unknown: string[];
  /** Texts that this person may not change. */
  forbidden: string[];
  /** Texts that were typed into the column beside the one that is read. */
  misplaced: string[];
  unchanged: number;
};
