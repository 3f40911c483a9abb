import { randomUUID } from "node:crypto";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { receiveMessage } from "~/domain/messages/receive-message.server";
import { versionSchema } from "~/domain/record/resource-schemas";
import { members } from "~/domain/team/team.server";
import { answerConflict } from "~/http/conflict.server";
import { retryHeaders } from "~/http/faults.server";
import { redirectWithNotice } from "~/http/notice.server";
import { answerConfirmation, answerQuestion, answerRestore, answerSave } from "~/http/record-answers.server";
import { overviewUrlAt } from "~/http/translations-overview.server";
import { read } from "~/platform/database.server";
import { databaseCounts } from "~/platform/counts.server";
import { logger } from "~/platform/logger.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import * as newScreen from "~/routes/admin.$resource.new";
import * as messageStep from "~/routes/admin.messages.$id.$step";
import * as mediaScreen from "~/routes/admin.media.$id";
import { uploadPhoto } from "../domain/media/factories";
import { deliveryTo, letter } from "../domain/messages/factories";
import { fillDisk } from "../harness/full-disk";
import { answered, callOf, multipart, signInAs } from "../domain/record/record-screens";
import { postOf, requestWith } from "./browser";

/** Makes the database fail from now on, and expects its log entries. */
function loseDatabase() {
  const prepare = vi.spyOn(Database.prototype, "prepare").mockImplementation(() => {
    throw new Error("disk I/O error");
  });
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  onTestFinished(() => {
    for (const spy of [prepare, logged]) spy.mockRestore();
  });
}

/** Makes the database fail after the next stored change. */
function loseDatabaseAfterChange() {
  const { exec } = Database.prototype;
  const executed = vi.spyOn(Database.prototype, "exec").mockImplementation(function (this: Database.Database, script) {
    const done = exec.call(this, script);
    if (script === "COMMIT") loseDatabase();
    return done;
  });
  onTestFinished(() => executed.mockRestore());
}

const reply = { status: "success" } as const;

beforeAll(signInAs);

describe("a full disk", () => {
  it.skipIf(process.env.TEST_DATABASE === "postgres")("is named, the form keeps its values, and no browser sends it again automatically", async () => {
    const typed = { title: "Kamera", description: "Lang", icon: "Mic", category: "main" };
    fillDisk();
    const faultsBefore = databaseCounts.faults.unknown;
    const forms = Array.from({ length: 20 }, () => multipart({ ...typed, description: "Lang. ".repeat(400), id: randomUUID() }));
    const answers = [];
    for (const form of forms) {
      const call = await callOf("editor", "/admin/services/new", form);
      answers.push(await withTimeBudget(async () => ({ ...answered(await newScreen.action(call)), headers: retryHeaders(503) })));
    }
    expect(databaseCounts.faults.unknown).toBe(faultsBefore + answers.filter(({ status }) => status === 503).length);
    expect(answers.at(-1)?.headers).toEqual({});
    expect(answers.at(-1)).toMatchObject({
      status: 503,
      data: { reply: { initialValue: { title: "Kamera" }, error: { "": ["Fehler beim Speichern des Services.", expect.stringContaining("Speicherplatz ist erschöpft")] } } },
    });
  });
});

describe("the way back from a restored version", () => {
  it.each([["/admin/media?page=2", "/admin/media?page=2"], ["https://evil.example/admin", "/admin"], ["//evil.example/admin", "/admin"], ["/admin/login", "/admin"]])("for %s is %s", async (back, path) => {
    const request = await requestWith(randomUUID(), "/admin/team/1/history/1/restore", postOf([["back", back]]));
    const work = () => Promise.resolve({ ok: true, record: { title: "Ana", shownOn: null, values: {} } } as const);
    const answer = await answerRestore(request, z.object({ back: z.string().optional() }), { work, url: "/admin/team", said: (name) => name, failed: "x" });
    expect(answer).toRedirectTo(path);
  });
});

describe("a database that fails right after a save", () => {
  it("does not prevent the confirmation of the save", async () => {
    const request = await requestWith("session", "/admin/team/1/edit?translations=");
    loseDatabase();
    const words = { listUrl: "/admin/team", saved: () => ({ text: "Gespeichert.", screen: null }), failed: "x", mayCreate: false };
    expect(await answerSave(request, { ok: true, value: {}, reply }, { save: () => Promise.resolve({ ok: true, record: { version: 2 } }), ...words })).toRedirectTo("/admin/team");
  });

  it("leads from a new record to the first page of its list", async () => {
    const typed = { title: "Kamera", description: "Lang", icon: "Mic", category: "main" };
    const call = await callOf("editor", "/admin/services/new", multipart({ ...typed, id: randomUUID() }));
    loseDatabaseAfterChange();
    expect(await newScreen.action(call)).toRedirectTo("/admin/services");
  });

  it("omits the link to the page that shows a saved picture", async () => {
    const { id } = await uploadPhoto();
    const saved = await callOf("editor", `/admin/media/${id}`, multipart({ alt_text: "Strand", category: "team", version: "1" }), id);
    loseDatabaseAfterChange();
    expect(await mediaScreen.action(saved)).toRedirectTo(`/admin/media/${id}`);
  });

  it("omits the undo of a changed message", async () => {
    await receiveMessage(letter(), deliveryTo(null));
    const message = await read.message.findFirstOrThrow();
    const moved = await callOf("editor", `/admin/messages/${message.id}/done`, multipart({ version: message.version.toString() }), message.id);
    loseDatabaseAfterChange();
    expect(await messageStep.action(moved)).toRedirectTo("/admin/messages");
  });

  it("does not lose the typed values of a record that others deleted", async () => {
    const request = await requestWith("session", "/admin/team/1/edit");
    loseDatabase();
    const words = { listUrl: "/admin/team", saved: () => ({ text: "x", screen: null }), failed: "x", mayCreate: true };
    const findDeleted = async () => {
      const record = await members.findDeleted("1");
      return record && { record, version: 1 };
    };
    const answer = await answerSave(request, { ok: true, value: { name: "Anna", version: 1 }, reply }, { save: () => Promise.resolve({ ok: false, reason: "deleted" }), ...words, findDeleted });
    expect(answer).toMatchObject({ data: { gone: { values: { name: "Anna" }, back: null } }, init: { status: 409 } });
  });

  it("does not prevent the confirmation of a deletion or a confirmed translation", async () => {
    const request = await requestWith(randomUUID(), "/admin/team/1/delete", postOf([["version", "1"]]));
    loseDatabase();
    const question = { work: () => Promise.resolve({ ok: true } as const), done: () => redirectWithNotice("/admin/team", { kind: "success", text: "Gelöscht." }), failed: "x" };
    expect(await answerQuestion(request, versionSchema, question)).toRedirectTo("/admin/team");
    expect(await answerConfirmation(request, () => Promise.resolve({ ok: true }), () => overviewUrlAt(request, "", ""))).toRedirectTo("/admin/translations");
  });

  it("does not lose the typed values of a conflict", async () => {
    const request = await requestWith("session", "/admin/team/1/edit");
    loseDatabase();
    const found = { values: { name: "Anna" }, conflicts: [], version: 2, place: { resource: "team", recordId: "1" } };
    expect(await answerConflict(request, found)).toMatchObject({ data: { conflict: { values: { name: "Anna" }, last: null } } });
  });
});
