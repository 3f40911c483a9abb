import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { conflictFound } from "~/http/conflict.server";
import { answerSave } from "~/http/record-answers.server";
import { logger } from "~/platform/logger.server";
import { requestWith } from "./browser";

/** The disk is gone from here on; what is logged of it is expected. */
function loseDatabase() {
  const prepare = vi.spyOn(Database.prototype, "prepare").mockImplementation(() => {
    throw new Error("disk I/O error");
  });
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  onTestFinished(() => {
    for (const spy of [prepare, logged]) spy.mockRestore();
  });
}

const reply = { status: "success" } as const;

describe("a database that fails just after a save", () => {
  it("keeps nobody from reading that it was saved", async () => {
    const request = await requestWith("session", "/admin/team/1/edit?translations=");
    loseDatabase();
    const words = { listUrl: "/admin/team", saved: () => ({ text: "Gespeichert.", screen: null }), failed: "x", reply, values: {}, mayCreate: false };
    expect(await answerSave(request, () => Promise.resolve({ ok: true, record: { version: 2 } }), words)).toRedirectTo("/admin/team");
  });

  it("takes nothing away that was typed where others saved first", async () => {
    const request = await requestWith("session", "/admin/team/1/edit");
    loseDatabase();
    const found = { values: { name: "Anna" }, conflicts: [], version: 2, place: { resource: "team", recordId: "1" } };
    expect(await conflictFound(request, found)).toMatchObject({ data: { conflict: { values: { name: "Anna" }, last: null } } });
  });
});
