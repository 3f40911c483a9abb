import type { Difference } from "./differences";

/** One change of a record, as its history shows it. */
export type HistoryEntry = {
  id: string;
  action: string;
  /** "bearbeitet" */
  verb: string;
  who: string;
  at: Date;
  differences: Difference[];
  /** The record as it was afterwards is what it is now. */
  isCurrent: boolean;
  /** The sides of the change that the record can be set back to. */
  canReset: Record<StateSide, boolean>;
};

export const STATE_SIDES = ["before", "after"] as const;

/** The record before a change or after it. */
export type StateSide = (typeof STATE_SIDES)[number];

/** One state of a record: the one before or after a change. */
export type PastState = { changeId: string; side: StateSide };

export function stateSideFrom(word: string | null): StateSide {
  return word === "before" ? "before" : "after";
}
