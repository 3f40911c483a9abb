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

/** The record before a change or after it. */
export type StateSide = "before" | "after";

/** One state of a record: the one before or after a change. */
export type PastState = { changeId: string; side: StateSide };

export function stateSideFrom(word: string | null): StateSide {
  return word === "before" ? "before" : "after";
}

const VERBS: Readonly<Record<string, string>> = {
  create: "angelegt",
  update: "bearbeitet",
  delete: "gelöscht",
  restore: "wiederhergestellt",
  reorder: "verschoben",
  shift: "mitverschoben",
  confirm: "Übersetzung bestätigt",
  replace: "ersetzt",
  password: "Passwort neu gesetzt",
  link: "Einmal-Link angelegt",
  sessions: "Sitzungen beendet",
  shorten: "gekürzt",
  publish: "veröffentlicht",
};

/** What was done: "bearbeitet". A record that was there before it was restored went back to an earlier state. */
export function verbFor({ action, before }: { action: string; before: unknown }): string {
  if (action === "restore" && before !== null) return "zurückgesetzt";
  return VERBS[action] ?? action;
}
