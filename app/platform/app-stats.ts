import type { DatabaseFault } from "./database-fault";

export type AppStats = {
  database: {
    kind: "sqlite" | "postgres";
    statements: Record<"read" | "write", number>;
    faults: Record<DatabaseFault, number>;
    openWrites: number;
  };
  slices: { entries: number; bytes: number; reads: number };
  /** NaN if unknown. */
  freeBytes: number;
  rows: { sessions: number; outbox: Record<"waiting" | "failed" | "leased", number> } | null;
};
