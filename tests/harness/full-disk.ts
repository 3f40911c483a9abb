import Database from "better-sqlite3";
import { onTestFinished, vi } from "vitest";
import { logger } from "~/platform/logger.server";

/** Until the test ends, the database file cannot grow: a write that needs more than its free pages fails. */
export function fillDisk(): void {
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  const { exec } = Database.prototype;
  const full = new Set<Database.Database>();
  const executed = vi.spyOn(Database.prototype, "exec").mockImplementation(function (this: Database.Database, script) {
    full.add(this);
    // SQLite never reduces a file below its size
    this.pragma("max_page_count = 1");
    return exec.call(this, script);
  });
  onTestFinished(() => {
    for (const spy of [logged, executed]) spy.mockRestore();
    for (const connection of full) connection.pragma("max_page_count = 1073741823");
  });
}
