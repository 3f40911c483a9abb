import { open } from "node:fs/promises";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { retryHeaders } from "~/http/faults.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { logger } from "~/platform/logger.server";
import { NeighbourOutage } from "~/platform/neighbour";
import { storage } from "~/platform/storage.server";
import * as newScreen from "~/routes/admin.$resource.new";
import * as oneUpload from "~/routes/admin.media.upload.file";
import * as uploadScreen from "~/routes/admin.media.upload";
import { answered, callOf, multipart, pngFile, signInAs } from "../record/record-screens";

const FULL = "Der Speicherplatz ist erschöpft. Bitte lassen Sie ihn vergrößern. Ihre Eingaben stehen noch hier.";

beforeAll(signInAs);

/** Makes every write of a picture file fail with ENOSPC. */
async function fillDiskOfPictures() {
  const file = await open(import.meta.filename);
  const files = Reflect.getPrototypeOf(file);
  await file.close();
  if (!areFiles(files)) throw new Error("file handles have no sync method");
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  const synced = vi.spyOn(files, "sync").mockRejectedValue(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  onTestFinished(() => {
    for (const spy of [logged, synced]) spy.mockRestore();
  });
}

function areFiles(prototype: object | null): prototype is { sync: () => Promise<void> } {
  return prototype !== null && "sync" in prototype;
}

/** The headers that the front sets when it could not store the uploaded files. */
const WITHOUT_FILES = { "x-calima-without-files": "space" };

const WITHOUT_SESSION = { "x-calima-without-files": "database" };

async function upload(headers: Record<string, string> = {}) {
  const form = { ...multipart({ id: crypto.randomUUID(), category: "general" }, await pngFile()), headers };
  const one = await withTimeBudget(async () => oneUpload.action(await callOf("admin", "/admin/media/upload/file", form)));
  const body: unknown = await one.json();
  const page = await withTimeBudget(async () => answered(await uploadScreen.action(await callOf("admin", "/admin/media/upload", form))));
  return { one: { status: one.status, away: one.headers.get("X-Away"), body }, page };
}

it("a full disk is named when the picture cannot be stored, and no browser sends the picture again", async () => {
  await fillDiskOfPictures();
  const { one, page } = await upload();
  expect(one).toMatchObject({ status: 503, away: null, body: { id: null, refusal: `Upload fehlgeschlagen. ${FULL}` } });
  expect(page).toMatchObject({ status: 503, data: { reason: FULL } });
});

it("a storage that does not answer is named, and no browser sends the picture again", async () => {
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  const stored = vi.spyOn(storage, "put").mockRejectedValue(new NeighbourOutage("S3"));
  onTestFinished(() => {
    for (const spy of [logged, stored]) spy.mockRestore();
  });
  const { one, page } = await upload();
  const reason: unknown = expect.stringContaining("Der Speicher der Bilder antwortet gerade nicht");
  expect(one).toMatchObject({ status: 503, away: null, body: { id: null, refusal: reason } });
  expect(page).toMatchObject({ status: 503, data: { reason } });
});

it("a full disk is named when the upload itself could not be received", async () => {
  const { one, page } = await upload(WITHOUT_FILES);
  expect(one).toMatchObject({ status: 503, away: null, body: { id: null, refusal: `Upload fehlgeschlagen. ${FULL}` } });
  expect(page).toMatchObject({ status: 503, data: { reply: { error: { "": [FULL] } } } });
});

it("an upload that was lost because the database was away is not called invalid, and is sent again", async () => {
  const { one, page } = await upload(WITHOUT_SESSION);
  expect(one).toMatchObject({ status: 503, body: { id: null } });
  expect(one.away).toContain("Sobald sie wieder antwortet");
  expect(page).toMatchObject({ status: 503 });
});

it("a form whose picture was lost to a full disk keeps its values and stores nothing", async () => {
  const form = { ...multipart({ id: crypto.randomUUID(), name: "Werft", category: "Radio" }, await pngFile()), headers: WITHOUT_FILES };
  const call = await callOf("admin", "/admin/sponsors/new", form);
  const answer = await withTimeBudget(async () => ({ ...answered(await newScreen.action({ ...call, params: { resource: "sponsors" } })), headers: retryHeaders(503) }));
  expect(answer).toMatchObject({ status: 503, headers: {}, data: { reply: { initialValue: { name: "Werft" }, error: { "": [FULL] } } } });
});
