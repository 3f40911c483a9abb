import type { DatabaseFault } from "./database-fault";

/** What the app tells the front about itself for /metrics (server/metrics.ts). */
export type AppStats = {
  database: {
    kind: "sqlite" | "postgres";
    statements: Record<"read" | "write", number>;
    faults: Record<DatabaseFault, number>;
    openWrites: number;
  };
  slices: { entries: number; bytes: number; reads: number };
  /** Null while the database does not answer. */
  rows: { sessions: number; outbox: Record<"waiting" | "failed" | "leased", number> } | null;
};
