import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { findMedia, mediaRecords, openPicture } from "~/domain/media/media.server";
import { usesFor, usesOf } from "~/domain/desk/picture-uses.server";
import { removePicture } from "~/domain/desk/delete-media.server";
import { startDraft } from "~/domain/desk/draft-operations.server";
import { replacePicture } from "~/domain/media/uploads.server";
import { permissionsFrom } from "~/domain/people/access/stored-permissions";
import { recordChange } from "~/domain/record/changes.server";
import { filenameIn } from "~/domain/record/upload-rules";
import { listShownMembers } from "~/domain/team/team.server";
import { read, write } from "~/platform/database.server";
import { emptyTeam, createMember } from "../team/factories";
import { countStatements } from "../team/statements";
import { storage } from "~/platform/storage.server";
import { loader } from "~/routes/media.$";
import { thrownBy } from "../../http/browser";
import { BY, mediaForm, photoFile, uploadPhoto } from "./factories";

beforeEach(emptyTeam);

const textsOf = ({ alt_text, es, en }: ReturnType<typeof mediaForm>) => ({ alt_text, es, en });

describe("the alt text of a picture", () => {
  it("is stored in several languages and deleted with the picture", async () => {
    const { id } = await uploadPhoto();
    const form = mediaForm("Ein Strand", { es: "Una playa" });
    expect(await mediaRecords.update({ id, version: 1, form, by: BY })).toMatchObject({ ok: true });
    expect(await findMedia(id)).toMatchObject({ version: 2, altTexts: textsOf(form) });
    expect(await removePicture({ id, version: 2, by: BY })).toMatchObject({ ok: true });
    expect(await read.translation.count()).toBe(0);
    expect(await mediaRecords.update({ id, version: 2, form: mediaForm("Zu spät"), by: BY })).toEqual({ ok: false, reason: "deleted" });
    expect(await mediaRecords.update({ id: "nobody", version: 2, form, by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("is merged when two people change different languages, and is a conflict in the same language", async () => {
    const { id } = await uploadPhoto();
    await mediaRecords.update({ id, version: 1, form: mediaForm("Ein Strand"), by: BY });
    await mediaRecords.update({ id, version: 2, form: mediaForm("Ein Strand", { es: "Una playa" }), by: BY });
    const other = mediaForm("Ein Strand", { en: "A beach", category: "general" });
    expect(await mediaRecords.update({ id, version: 2, form: other, by: BY })).toMatchObject({ ok: true });
    const merged = mediaForm("Ein Strand", { es: "Una playa", en: "A beach" });
    expect(await findMedia(id)).toMatchObject({ version: 4, category: "general", altTexts: textsOf(merged) });
    const clashing = await mediaRecords.update({ id, version: 3, form: { ...merged, en: { alt_text: "The sea" } }, by: BY });
    expect(clashing).toMatchObject({ ok: false, reason: "conflict", conflict: { version: 4, conflicts: [{ name: "en.alt_text" }] } });
  });

  it("can be saved after the file was replaced in the meantime", async () => {
    const { id } = await uploadPhoto();
    await replacePicture({ id, version: 1, file: await photoFile({ name: "b.jpg", width: 50, height: 50 }), by: BY });
    expect(await mediaRecords.update({ id, version: 1, form: mediaForm("Ein Strand"), by: BY })).toMatchObject({ ok: true });
    expect(await findMedia(id)).toMatchObject({ version: 3, width: 50, altTexts: textsOf(mediaForm("Ein Strand")) });
    const changes = await read.change.findMany({ where: { resource: "media" }, orderBy: { createdAt: "asc" } });
    expect(changes.map(({ action }) => action)).toEqual(["create", "replace", "update"]);
  });
});

describe("a picture that was moved to another category", () => {
  it("stays on its records, still cannot be deleted while in use, and is found at both addresses", async () => {
    const { id, url } = await uploadPhoto();
    const member = await createMember({ name: "Alba", image_url: url });
    expect(await mediaRecords.update({ id, version: 1, form: mediaForm("", { category: "general" }), by: BY })).toMatchObject({ ok: true });
    const asset = await findMedia(id);
    expect(asset?.url).toBe(url.replace("/team/", "/general/"));
    expect(await usesOf(asset ?? { filename: "" })).toEqual([{ resource: "team", id: member.id, title: "Alba" }]);
    expect(await removePicture({ id, version: 2, by: BY })).toMatchObject({ ok: false, reason: "inUse" });
    expect((await listShownMembers("team", "de"))[0]?.picture).toMatchObject({ src: asset?.picture.src });
    for (const address of [url, asset?.url ?? ""]) {
      expect(await openPicture(address.replace("/media/", ""))).toEqual({ movedTo: asset?.picture.src });
    }
  });
});

describe("the uses of a picture", () => {
  it("are shown without their titles to people who may not read them", async () => {
    const { url } = await uploadPhoto();
    await createMember({ name: "Alba", image_url: url });
    const uses = await usesOf({ filename: filenameIn(url) ?? "" });
    const only = { create: false, read: false, update: true, delete: false };
    const shownTo = (team: object) => usesFor({ permissions: permissionsFrom({ team }) }, uses).map(({ label, title, mayEdit }) => [label, title, mayEdit]);
    expect(shownTo(only)).toEqual([["Team", "", false]]);
    expect(shownTo({ ...only, read: true })).toEqual([["Team", "Alba", true]]);
    expect(shownTo({ ...only, read: true, update: false })).toEqual([["Team", "Alba", false]]);
  });

  it("contain a record and its draft once", async () => {
    const { url } = await uploadPhoto();
    const { id, version } = await createMember({ name: "Alba", image_url: url });
    await startDraft({ place: { resource: "team", recordId: id }, values: { name: "Alba", image_url: url }, version, by: BY });
    expect(await usesOf({ filename: filenameIn(url) ?? "" })).toEqual([{ resource: "team", id, title: "Alba" }]);
  });

  it("do not contain what a record showed before it was reset", async () => {
    const { url } = await uploadPhoto();
    const { id } = await createMember({ name: "Alba" });
    await write((tx) => recordChange(tx, { by: BY, resource: "team", recordId: id, action: "restore", before: { name: "Alba", image_url: url }, after: { name: "Alba" } }));
    expect(await usesOf({ filename: filenameIn(url) ?? "" })).toEqual([]);
  });
});

describe("the alt text on the pages of the site", () => {
  const altIn = async (language: "de" | "es" | "en") => (await listShownMembers("team", language))[0]?.picture?.alt;

  it("is shown in the visitor's language from the next request on", async () => {
    const { id, url } = await uploadPhoto();
    await createMember({ image_url: url });
    expect([await altIn("de"), await altIn("es"), await altIn("en")]).toEqual(["", "", ""]);
    await mediaRecords.update({ id, version: 1, form: mediaForm("Alba am Strand", { es: "Alba en la playa" }), by: BY });
    expect([await altIn("de"), await altIn("es"), await altIn("en")]).toEqual(["Alba am Strand", "Alba en la playa", ""]);
  });

  it("needs as many queries for forty pictures as for one", async () => {
    const counts = async () => [await countStatements(() => listShownMembers("team", "de")), await countStatements(() => listShownMembers("team", "en"))];
    await createMembersWithPhotos(1);
    const few = await counts();
    await createMembersWithPhotos(40);
    expect(await counts()).toEqual(few);
    expect(few).toEqual([2, 4]);
  });
});

/** Writes members with one photo each directly into the tables. */
async function createMembersWithPhotos(count: number) {
  const names = Array.from({ length: count }, (_, index) => `${count.toString()}-${index.toString()}`);
  const file = { originalName: "a.jpg", mimeType: "image/webp", fileSize: 1, width: 9, height: 9, widths: [9], category: "team" };
  await write(async (tx) => {
    await tx.mediaAsset.createMany({ data: names.map((name) => ({ ...file, filename: `${name}.webp`, filePath: `team/${name}.webp` })) });
    const member = { position: "Crew", services: [] };
    await tx.teamMember.createMany({ data: names.map((name) => ({ ...member, name, imageUrl: `/media/team/${name}.webp` })) });
  });
}

const BROKEN_FILES: [string, (picture: Buffer) => Buffer][] = [
  ["an HTML page of a proxy", () => Buffer.from("<html><body>We will be back soon</body></html>")],
  ["an empty file", () => Buffer.alloc(0)],
  ["a word", () => Buffer.from("ok")],
  ["a truncated picture", (picture) => picture.subarray(0, -1)],
  ["a picture with trailing bytes", (picture) => Buffer.concat([picture, Buffer.from("x")])],
  ["another file type", (picture) => Buffer.concat([picture.subarray(0, 8), Buffer.from("WAVE"), picture.subarray(12)])],
  ["more bytes than a picture can have", () => Buffer.alloc(6 * 1024 * 1024)],
];

it.each(BROKEN_FILES)("%s in place of a picture is answered with 503 and no-store, because browsers would cache it for a year", async (_, lie) => {
  const { id } = await uploadPhoto();
  const src = (await findMedia(id))?.picture.src ?? "";
  const key = src.replace("/media/", "");
  const picture = await buffer((await storage.open(key))?.stream ?? Readable.from([]));
  const ask = () => loader({ request: new Request(`http://calima.test${src}`), params: {}, context: {} });
  expect((await ask()).status).toBe(200);
  await storage.put(key, lie(picture));
  const open = vi.spyOn(storage, "open");
  onTestFinished(() => open.mockRestore());
  const answer = await thrownBy(ask());
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const opened = open.mock.settledResults.at(-1);
  expect(opened?.type === "fulfilled" && opened.value?.stream.destroyed).toBe(true);
});

it("a picture whose first bytes arrive one by one is shown, and others are served meanwhile", async () => {
  const { filePath } = await uploadPhoto();
  const file = await storage.open(filePath);
  const picture = await buffer(file?.stream ?? Readable.from([]));
  const drip = async function* () {
    for (const byte of picture.subarray(0, 14)) yield await wait(1, Buffer.from([byte]));
    yield picture.subarray(14);
  };
  const open = vi.spyOn(storage, "open").mockResolvedValue({ size: picture.length, etag: "x", stream: Readable.from(drip(), { objectMode: false }) });
  onTestFinished(() => open.mockRestore());
  const found = await openPicture(filePath);
  expect(found && "file" in found && picture.equals(await buffer(found.file.stream))).toBe(true);
});

it("a picture of which less arrived than its size says is a fault, and nobody waits for the rest", async () => {
  const { filePath } = await uploadPhoto();
  const stream = new PassThrough();
  stream.end("ok");
  const open = vi.spyOn(storage, "open").mockResolvedValue({ size: 1_000, etag: "x", stream });
  onTestFinished(() => open.mockRestore());
  await expect(openPicture(filePath)).rejects.toThrow("no whole picture");
});

it("a file that is no picture is not found, because a bucket may also contain the backups", async () => {
  await storage.put("backups/site.tar", Buffer.from("secret"));
  expect(await openPicture("backups/site.tar")).toBeNull();
});

it("a picture whose file is lost is not found and does not redirect to itself", async () => {
  const { filePath } = await uploadPhoto();
  await storage.remove(filePath);
  expect(await openPicture(filePath)).toBeNull();
});
