import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openPicture } from "~/domain/media/media.server";
import { narrowerPath } from "~/domain/media/picture";
import { bytesOf, storeFiles } from "~/domain/media/picture-files.server";
import { filenameIn } from "~/domain/record/upload-rules";
import { usesOf } from "~/domain/desk/picture-uses.server";
import { picturesOf } from "~/domain/media/pictures.server";
import { removePicture } from "~/domain/desk/delete-media.server";
import { members } from "~/domain/team/team.server";
import { replacePicture, storePicture } from "~/domain/media/uploads.server";
import { REFUSAL_TEXTS } from "~/domain/record/upload-rules";
import { gaveUpAfter } from "~/platform/database-fault";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import { sqlOf } from "../../harness/sql";
import { GIF_AND_SCRIPT, HTML, PDF, pictureOf, pixelBomb, SVG } from "../../platform/image-corpus";
import { emptyTeam, createMember } from "../team/factories";
import { emptyMediaFolder } from "./factories";

const BY = "admin-user-1";
const media = join(env.DATA_DIR, "media");

async function filesLeft() {
  const entries = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function upload(content: Buffer, { name = "Mein Foto.JPG", type = "image/jpeg" } = {}) {
  return storePicture({ file: new File([new Uint8Array(content)], name, { type }), category: "team", by: BY });
}

const photo = (width: number, height: number) => pictureOf({ width, height }).jpeg().toBuffer();

async function stored(content: Buffer) {
  const result = await upload(content);
  if (!result.ok) throw new Error(`the picture was refused: ${result.refusal}`);
  return result;
}

/** The picture that a browser receives from an address. */
async function bytesAt(address: string): Promise<Buffer> {
  const found = await openPicture(address.replace("/media/", ""));
  if (found === null) throw new Error(`no picture at ${address}`);
  return "file" in found ? buffer(found.file.stream) : bytesAt(found.movedTo);
}

beforeEach(async () => {
  await emptyMediaFolder();
  await emptyTeam();
});

describe("a stored picture", () => {
  it("has a row, files in all widths and a generated name", async () => {
    const { id, url } = await stored(await photo(2400, 1600));
    expect(url).toMatch(/^\/media\/team\/\d{13}-[0-9a-f]{16}\.webp$/);
    expect((await filesLeft()).map((name) => name.replace(/^.*?(-\d{3})?\.webp$/, "$1")).toSorted()).toEqual(["", "-400", "-800"]);
    expect(await read.mediaAsset.findUnique({ where: { id } })).toMatchObject({
      originalName: "Mein Foto.JPG",
      mimeType: "image/webp",
      category: "team",
      width: 1200,
      height: 800,
      widths: [400, 800, 1200],
      fileSize: (await bytesAt(url)).length,
      filename: url.replace("/media/team/", ""),
    });
    expect(await read.change.findMany()).toMatchObject([{ resource: "media", recordId: id, action: "create", adminUserId: BY }]);
  });

  it("can be opened in every width that a page offers", async () => {
    const { url } = await stored(await photo(1000, 500));
    const picture = (await picturesOf([url], "de")).get(url);
    expect(picture).toMatchObject({ width: 1000, height: 500 });
    expect(picture?.src).not.toBe(url);
    expect(await bytesAt(url)).toEqual(await bytesAt(picture?.src ?? ""));
    const offered = (picture?.srcSet ?? "").split(", ").map((entry) => entry.split(" "));
    expect(offered.map(([, width]) => width)).toEqual(["400w", "800w", "1000w"]);
    for (const [address = "", width = ""] of offered) {
      expect((await sharp(await bytesAt(address)).metadata()).width).toBe(Number.parseInt(width));
    }
  });
});

describe("a file that is not an accepted picture", () => {
  const corpus: [string, () => Buffer | Promise<Buffer>, { name?: string; type?: string }, string][] = [
    ["SVG", () => SVG, { name: "logo.svg", type: "image/svg+xml" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["SVG that says it is a PNG", () => SVG, { name: "logo.png", type: "image/png" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["TIFF", () => pictureOf({ width: 9, height: 9 }).tiff().toBuffer(), { name: "a.jpg" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["PDF that says it is a JPEG", () => PDF, { name: "a.jpg" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["HEIC whose type the browser does not know", () => Buffer.from("\0\0\0\u0018ftypheic"), { name: "a.heic", type: "" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["HEIC in a form without a script", () => Buffer.from("\0\0\0\u0018ftypheic"), { name: "a.heic", type: "application/octet-stream" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["PDF", () => PDF, { name: "a.pdf", type: "application/pdf" }, "Nur Bilddateien sind erlaubt"],
    ["HTML", () => HTML, { name: "a.html", type: "text/html" }, "Nur Bilddateien sind erlaubt"],
    ["empty file", () => Buffer.alloc(0), {}, "Die Datei ist leer."],
    ["script that starts like a GIF", () => GIF_AND_SCRIPT, { name: "a.gif", type: "image/gif" }, "Bildkonvertierung fehlgeschlagen"],
    ["JPEG cut in half", async () => (await photo(900, 600)).subarray(0, 900), {}, "Bildkonvertierung fehlgeschlagen"],
    ["pixel bomb", () => pixelBomb(), { name: "a.png", type: "image/png" }, "Bildkonvertierung fehlgeschlagen"],
    ["large file", () => Buffer.alloc(5 * 1024 * 1024 + 1), {}, "Datei ist zu groß. Maximale Größe: 5MB."],
  ];

  it.each(corpus)("%s: is refused with a message and leaves neither file nor row", async (_, make, claims, text) => {
    const result = await upload(await make(), claims);
    expect(result.ok ? "stored" : REFUSAL_TEXTS[result.refusal]).toBe(text);
    expect(await filesLeft()).toEqual([]);
    expect(await read.mediaAsset.count()).toBe(0);
  });
});

it("a picture keeps its original name, including quotation marks that browsers send percent-encoded", async () => {
  const sent = await upload(await photo(9, 9), { name: "Making of %22Salz%22 \u{1F3AC}\u202E.jpg" });
  const row = sent.ok ? await read.mediaAsset.findUnique({ where: { id: sent.id } }) : null;
  expect(row?.originalName).toBe('Making of "Salz" \u{1F3AC}.jpg');
});

it.each([
  ["too long", "\u{1F3AC}".repeat(300), "\u{1F3AC}".repeat(200)],
  ["unreadable", "\u202E\u0007", "ohne Namen"],
])("a picture gets a safe original name when the sent one is %s", async (_, name, shown) => {
  const sent = await upload(await photo(9, 9), { name });
  const row = sent.ok ? await read.mediaAsset.findUnique({ where: { id: sent.id } }) : null;
  expect(row?.originalName).toBe(shown);
});

describe("when an upload fails", () => {
  it("its files are deleted if the row could not be written", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    // the change is written last, after the files
    await sql.run(["alter table changes rename to out_of_reach"]);
    try {
      await expect(upload(await photo(900, 600))).rejects.toThrow();
    } finally {
      await sql.run(["alter table out_of_reach rename to changes"]);
      await sql.close();
    }
    expect(await filesLeft()).toEqual([]);
    expect(await read.mediaAsset.count()).toBe(0);
  });

  it("its files are kept if the row was written but not confirmed", async () => {
    const file = new File([new Uint8Array(await photo(900, 600))], "foto.jpg", { type: "image/jpeg" });
    const heardTooLate = () => Promise.reject(gaveUpAfter(2_500));
    await expect(storeFiles({ file, bytes: await bytesOf(file), filePath: "team/1-a.webp" }, heardTooLate)).rejects.toThrow("did not answer in time");
    expect(await filesLeft()).toContain("1-a.webp");
  });

  it("its files are deleted, including one that was still being stored", async () => {
    const { put } = storage;
    const spy = vi.spyOn(storage, "put").mockImplementationOnce((...file) => wait(100).then(() => put(...file))).mockRejectedValueOnce(new Error("refused"));
    await expect(upload(await photo(900, 600))).rejects.toThrow("refused");
    await vi.waitFor(() => expect(spy.mock.settledResults.map(({ type }) => type)).toEqual(["fulfilled", "rejected", "fulfilled"]), 10_000);
    spy.mockRestore();
    expect(await filesLeft()).toEqual([]);
  });

  it("no row is written if the file could not be stored", async () => {
    await mkdir(media, { recursive: true });
    await writeFile(join(media, "team"), "a file where the folder should be");
    await expect(upload(await photo(500, 400))).rejects.toThrow();
    expect(await read.mediaAsset.count()).toBe(0);
    expect(await filesLeft()).toEqual(["team"]);
  });
});

describe("a picture that is deleted", () => {
  it("is deleted with its files", async () => {
    const { id } = await stored(await photo(900, 600));
    expect(await removePicture({ id, version: 1, by: BY })).toMatchObject({ ok: true, originalName: "Mein Foto.JPG", isEmptied: true });
    expect(await filesLeft()).toEqual([]);
    expect(await read.mediaAsset.count()).toBe(0);
    expect(await removePicture({ id, version: 1, by: BY })).toEqual({ ok: false, reason: "missing" });
  });

  it("stays while a record shows it, and the records are named", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const member = await createMember({ name: "Alba", image_url: url });
    const uses = [{ resource: "team", id: member.id, title: "Alba" }];
    expect(await removePicture({ id, version: 1, by: BY })).toEqual({ ok: false, reason: "inUse", uses });
    expect(await filesLeft()).toHaveLength(3);
  });

  it("stays while a deleted record can come back with it, unlike a picture that the record did not show", async () => {
    const [shown, other] = [await stored(await photo(900, 600)), await stored(await photo(300, 200))];
    const member = await createMember({ name: "Alba", image_url: shown.url });
    await members.remove({ id: member.id, version: 1, by: BY });
    const uses = [{ resource: "team", id: member.id, title: "Alba", notOnSite: "bin" }];
    expect(await removePicture({ id: shown.id, version: 1, by: BY })).toEqual({ ok: false, reason: "inUse", uses });
    expect(await removePicture({ id: other.id, version: 1, by: BY })).toMatchObject({ ok: true });
  });

  it("stays when it was changed in the meantime", async () => {
    const { id } = await stored(await photo(300, 200));
    expect(await removePicture({ id, version: 7, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await filesLeft()).toHaveLength(1);
  });

  it("cannot be added to a record that is saved at the same time", async () => {
    const { id, url } = await stored(await photo(300, 200));
    const [removed, saved] = await Promise.allSettled([
      removePicture({ id, version: 1, by: BY }),
      createMember({ image_url: url }),
    ]);
    const isRemoved = removed.status === "fulfilled" && removed.value.ok;
    expect(isRemoved).toBe(saved.status === "rejected");
  });
});

describe("a picture that is replaced", () => {
  const replacement = async (width: number, name = "Neu.png") =>
    new File([new Uint8Array(await pictureOf({ width, height: 300 }).png().toBuffer())], name, { type: "image/png" });

  it("keeps its row and references, and serves the new file at new addresses", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const member = await createMember({ name: "Alba", image_url: url });
    const before = (await picturesOf([url], "de")).get(url);
    const formerFiles = await filesLeft();

    expect(await replacePicture({ id, version: 1, file: await replacement(500), by: BY })).toEqual({ ok: true, originalName: "Neu.png" });
    const after = (await picturesOf([url], "de")).get(url);
    expect(after).toMatchObject({ width: 500, height: 300 });
    expect(after?.src).not.toBe(before?.src);
    expect(await filesLeft()).toHaveLength(2);
    for (const file of formerFiles) expect(await filesLeft()).not.toContain(file);
    expect((await read.teamMember.findUnique({ where: { id: member.id } }))?.imageUrl).toBe(url);
    expect(await usesOf({ filename: filenameIn(url) ?? "" })).toMatchObject([{ id: member.id }]);
  });

  it("is also found at its older addresses, in any width", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const before = (await picturesOf([url], "de")).get(url);
    await replacePicture({ id, version: 1, file: await replacement(500), by: BY });
    const after = (await picturesOf([url], "de")).get(url);
    for (const address of [url, before?.src ?? "", narrowerPath(before?.src ?? "", 400)]) {
      expect(await openPicture(address.replace("/media/", "")), address).toEqual({ movedTo: after?.src });
    }
    await removePicture({ id, version: 2, by: BY });
    expect(await openPicture(url.replace("/media/", ""))).toBeNull();
  });

  it("stays unchanged when the new file is not a picture, and leaves no new files", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const file = new File([new Uint8Array(SVG)], "a.png", { type: "image/png" });
    expect(await replacePicture({ id, version: 1, file, by: BY })).toEqual({ ok: false, reason: "refused", refusal: "wrongType" });
    expect((await picturesOf([url], "de")).get(url)).toMatchObject({ width: 900 });
    expect(await filesLeft()).toHaveLength(3);
  });

  it("stays unchanged when somebody else replaced it first, and leaves no new files", async () => {
    const { id } = await stored(await photo(900, 600));
    const files = [await replacement(500, "A.png"), await replacement(450, "B.png")];
    const results = await Promise.all(files.map((file) => replacePicture({ id, version: 1, file, by: BY })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "conflict" }]);
    expect(await filesLeft()).toHaveLength(2);
    expect(await replacePicture({ id: "nobody", version: 1, file: await replacement(20), by: BY })).toEqual({ ok: false, reason: "missing" });
    expect(await filesLeft()).toHaveLength(2);
  });

  it("accepts the same file twice with one version, but no other file, even of the same name, length and dimensions", async () => {
    const { id } = await stored(await photo(900, 600));
    const send = async (background: string, version: number) => {
      const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background } }).png().toBuffer();
      return replacePicture({ id, version, file: new File([new Uint8Array(bytes)], "Neu.png", { type: "image/png" }), by: BY });
    };
    const fileNow = () => read.mediaAsset.findUniqueOrThrow({ where: { id }, select: { fileSize: true, width: true, height: true, filePath: true } });
    const [green, brown] = ["#5a2", "#b62"] as const;
    expect([await send(green, 1), await send(green, 1)]).toEqual([{ ok: true, originalName: "Neu.png" }, { ok: true, originalName: "Neu.png" }]);
    const first = await fileNow();
    expect(await send(brown, 1)).toEqual({ ok: false, reason: "conflict" });
    expect(await fileNow()).toEqual(first);
    expect(await filesLeft()).toHaveLength(2);
    expect(await send(brown, 2)).toMatchObject({ ok: true });
    const { filePath: _, ...sizes } = first;
    expect(await fileNow()).toMatchObject(sizes);
  });
});

describe("a picture that is sent twice with the same form", () => {
  const send = async (form: string, { width = 500, by = BY } = {}) => {
    const file = new File([new Uint8Array(await photo(width, 400))], "a.jpg", { type: "image/jpeg" });
    const result = await storePicture({ file, category: "team", by, form });
    if (!result.ok) throw new Error(`the picture was refused: ${result.refusal}`);
    return result;
  };

  it("is stored once, also at the same moment, without leftover files", async () => {
    const sent = await Promise.all([send("one"), send("one")]);
    expect(sent[0]).toEqual(sent[1]);
    expect(await send("one")).toEqual(sent[0]);
    expect([await read.mediaAsset.count(), (await filesLeft()).length]).toEqual([1, 2]);
  });

  it("is stored again for another form, another file or another person", async () => {
    const ids = [await send("one"), await send("two"), await send("one", { width: 501 }), await send("one", { by: "somebody else" })].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it("can be stored again after it was deleted", async () => {
    const first = await send("one");
    const asset = await read.mediaAsset.findUniqueOrThrow({ where: { id: first.id } });
    await removePicture({ id: first.id, version: asset.version, by: BY });
    const again = await send("one");
    expect(again.id).not.toBe(first.id);
    expect(await read.mediaAsset.count()).toBe(1);
  });
});
