import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openPicture } from "~/domain/media/open-picture.server";
import { findMedia } from "~/domain/media/find-media.server";
import { filenameIn, narrowerPath } from "~/domain/media/picture";
import { usesOf } from "~/domain/media/picture-uses.server";
import { picturesOf } from "~/domain/media/pictures.server";
import { removePicture } from "~/domain/media/remove-picture.server";
import { replacePicture } from "~/domain/media/replace-picture.server";
import { saveAltTexts } from "~/domain/media/save-alt-texts.server";
import { storePicture } from "~/domain/media/store-picture.server";
import { UPLOAD_REFUSALS } from "~/domain/media/upload-rules";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { sqlOf } from "../../harness/sql";
import { GIF_AND_SCRIPT, HTML, PDF, pictureOf, pixelBomb, SVG } from "../../platform/image-corpus";
import { emptyTeam, engage } from "../team/roster";

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
  if (!result.ok) throw new Error(`refused: ${result.refusal}`);
  return result;
}

/** What a browser gets at an address of a picture. */
async function bytesAt(address: string): Promise<Buffer> {
  const found = await openPicture(address.replace("/media/", ""));
  if (found === null) throw new Error(`nothing at ${address}`);
  return "file" in found ? buffer(found.file.stream) : bytesAt(found.movedTo);
}

beforeEach(async () => {
  await rm(media, { recursive: true, force: true });
  await emptyTeam();
});

describe("a stored picture", () => {
  it("has a row, its files at all widths, and a name of ours", async () => {
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
      filename: url.replace("/media/team/", ""),
    });
    expect(await read.change.findMany()).toMatchObject([{ noun: "media", recordId: id, action: "create", adminUserId: BY }]);
  });

  it("can be opened at every width that a page offers", async () => {
    const { url } = await stored(await photo(1000, 500));
    const picture = (await picturesOf([url])).get(url);
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

describe("a file that is no picture of ours", () => {
  const corpus: [string, () => Buffer | Promise<Buffer>, { name?: string; type?: string }, string][] = [
    ["SVG", () => SVG, { name: "logo.svg", type: "image/svg+xml" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["SVG that says it is a PNG", () => SVG, { name: "logo.png", type: "image/png" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["TIFF", () => pictureOf({ width: 9, height: 9 }).tiff().toBuffer(), { name: "a.jpg" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["PDF that says it is a JPEG", () => PDF, { name: "a.jpg" }, "Nur JPG, PNG, WebP und GIF Dateien sind erlaubt."],
    ["PDF", () => PDF, { name: "a.pdf", type: "application/pdf" }, "Nur Bilddateien sind erlaubt"],
    ["HTML", () => HTML, { name: "a.html", type: "text/html" }, "Nur Bilddateien sind erlaubt"],
    ["script that starts like a GIF", () => GIF_AND_SCRIPT, { name: "a.gif", type: "image/gif" }, "Bildkonvertierung fehlgeschlagen"],
    ["JPEG cut in half", async () => (await photo(900, 600)).subarray(0, 900), {}, "Bildkonvertierung fehlgeschlagen"],
    ["pixel bomb", () => pixelBomb(), { name: "a.png", type: "image/png" }, "Bildkonvertierung fehlgeschlagen"],
    ["large file", () => Buffer.alloc(5 * 1024 * 1024 + 1), {}, "Datei ist zu groß. Maximale Größe: 5MB."],
  ];

  it.each(corpus)("%s: is refused in words, and leaves neither file nor row", async (_, make, claims, text) => {
    const result = await upload(await make(), claims);
    expect(result.ok ? "stored" : UPLOAD_REFUSALS[result.refusal]).toBe(text);
    expect(await filesLeft()).toEqual([]);
    expect(await read.mediaAsset.count()).toBe(0);
  });
});

describe("when something fails on the way", () => {
  it("no file stays whose row could not be written", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table media_assets rename to out_of_reach"]);
    try {
      await expect(upload(await photo(900, 600))).rejects.toThrow();
    } finally {
      await sql.run(["alter table out_of_reach rename to media_assets"]);
      await sql.close();
    }
    expect(await filesLeft()).toEqual([]);
    expect(await read.change.count()).toBe(0);
  });

  it("no row stays whose file could not be written", async () => {
    await mkdir(media, { recursive: true });
    await writeFile(join(media, "team"), "a file where the folder should be");
    await expect(upload(await photo(500, 400))).rejects.toThrow();
    expect(await read.mediaAsset.count()).toBe(0);
    expect(await filesLeft()).toEqual(["team"]);
  });
});

describe("a picture that is deleted", () => {
  it("goes with its files", async () => {
    const { id } = await stored(await photo(900, 600));
    expect(await removePicture({ id, version: 1, by: BY })).toMatchObject({ ok: true, originalName: "Mein Foto.JPG", isEmptied: true });
    expect(await filesLeft()).toEqual([]);
    expect(await read.mediaAsset.count()).toBe(0);
    expect(await removePicture({ id, version: 1, by: BY })).toEqual({ ok: false, reason: "missing" });
  });

  it("stays while somebody shows it, and says who", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const member = await engage({ name: "Alba", image_url: url });
    const uses = [{ noun: "team", id: member.id, title: "Alba" }];
    expect(await removePicture({ id, version: 1, by: BY })).toEqual({ ok: false, reason: "inUse", uses });
    expect(await filesLeft()).toHaveLength(3);
  });

  it("stays when it was changed meanwhile", async () => {
    const { id } = await stored(await photo(300, 200));
    expect(await removePicture({ id, version: 7, by: BY })).toEqual({ ok: false, reason: "conflict" });
    expect(await filesLeft()).toHaveLength(1);
  });

  it("cannot be put on a record that is being saved at the same time", async () => {
    const { id, url } = await stored(await photo(300, 200));
    const [removed, saved] = await Promise.allSettled([
      removePicture({ id, version: 1, by: BY }),
      engage({ image_url: url }),
    ]);
    const isRemoved = removed.status === "fulfilled" && removed.value.ok;
    expect(isRemoved).toBe(saved.status === "rejected");
  });
});

describe("a picture that is replaced", () => {
  const replacement = async (width: number, name = "Neu.png") =>
    new File([new Uint8Array(await pictureOf({ width, height: 300 }).png().toBuffer())], name, { type: "image/png" });

  it("keeps its row and every reference, and shows the new file under new addresses", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const member = await engage({ name: "Alba", image_url: url });
    const before = (await picturesOf([url])).get(url);
    const formerFiles = await filesLeft();

    expect(await replacePicture({ id, version: 1, file: await replacement(500), by: BY })).toEqual({ ok: true, originalName: "Neu.png" });
    const after = (await picturesOf([url])).get(url);
    expect(after).toMatchObject({ width: 500, height: 300 });
    expect(after?.src).not.toBe(before?.src);
    expect(await filesLeft()).toHaveLength(2);
    for (const file of formerFiles) expect(await filesLeft()).not.toContain(file);
    expect((await read.teamMember.findUnique({ where: { id: member.id } }))?.imageUrl).toBe(url);
    expect(await usesOf({ category: "team", filename: filenameIn(url) ?? "" })).toMatchObject([{ id: member.id }]);
  });

  it("is also found where an older page still looks for it, at any width", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const before = (await picturesOf([url])).get(url);
    await replacePicture({ id, version: 1, file: await replacement(500), by: BY });
    const after = (await picturesOf([url])).get(url);
    for (const address of [url, before?.src ?? "", narrowerPath(before?.src ?? "", 400)]) {
      expect(await openPicture(address.replace("/media/", "")), address).toEqual({ movedTo: after?.src });
    }
    await removePicture({ id, version: 2, by: BY });
    expect(await openPicture(url.replace("/media/", ""))).toBeNull();
  });

  it("stays as it is when the new file is no picture, and leaves nothing of it", async () => {
    const { id, url } = await stored(await photo(900, 600));
    const file = new File([new Uint8Array(SVG)], "a.png", { type: "image/png" });
    expect(await replacePicture({ id, version: 1, file, by: BY })).toEqual({ ok: false, reason: "refused", refusal: "wrongType" });
    expect((await picturesOf([url])).get(url)).toMatchObject({ width: 900 });
    expect(await filesLeft()).toHaveLength(3);
  });

  it("stays as it is when somebody else was faster, and leaves nothing of the new file", async () => {
    const { id } = await stored(await photo(900, 600));
    const files = [await replacement(500, "A.png"), await replacement(450, "B.png")];
    const results = await Promise.all(files.map((file) => replacePicture({ id, version: 1, file, by: BY })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "conflict" }]);
    expect(await filesLeft()).toHaveLength(2);
    expect(await replacePicture({ id: "nobody", version: 1, file: await replacement(20), by: BY })).toEqual({ ok: false, reason: "missing" });
    expect(await filesLeft()).toHaveLength(2);
  });
});

describe("what a picture shows", () => {
  const texts = (alt_text: string, es = "", en = "") => ({ alt_text, es: { alt_text: es }, en: { alt_text: en } });

  it("is kept in three languages, and goes with the picture", async () => {
    const { id } = await stored(await photo(300, 200));
    expect(await saveAltTexts({ id, version: 1, form: texts("Ein Strand", "Una playa"), by: BY })).toMatchObject({ ok: true });
    expect(await findMedia(id)).toMatchObject({ version: 2, altTexts: texts("Ein Strand", "Una playa") });
    expect(await removePicture({ id, version: 2, by: BY })).toMatchObject({ ok: true });
    expect(await read.translation.count()).toBe(0);
    expect(await saveAltTexts({ id, version: 2, form: texts("Zu spät"), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });

  it("is merged where two people wrote different texts, and asked about where they wrote the same", async () => {
    const { id } = await stored(await photo(300, 200));
    await saveAltTexts({ id, version: 1, form: texts("Ein Strand"), by: BY });
    await saveAltTexts({ id, version: 2, form: texts("Ein Strand", "Una playa"), by: BY });
    expect(await saveAltTexts({ id, version: 2, form: texts("Ein Strand", "", "A beach"), by: BY })).toMatchObject({ ok: true });
    expect(await findMedia(id)).toMatchObject({ version: 4, altTexts: texts("Ein Strand", "Una playa", "A beach") });
    const clashing = await saveAltTexts({ id, version: 3, form: texts("Ein Strand", "Una playa", "The sea"), by: BY });
    expect(clashing).toMatchObject({ ok: false, reason: "conflict", conflict: { version: 4, clashes: [{ name: "en.alt_text" }] } });
  });

  it("survives that the file is replaced meanwhile", async () => {
    const { id } = await stored(await photo(300, 200));
    await replacePicture({ id, version: 1, file: new File([new Uint8Array(await photo(50, 50))], "b.jpg"), by: BY });
    expect(await saveAltTexts({ id, version: 1, form: texts("Ein Strand"), by: BY })).toMatchObject({ ok: true });
    expect(await findMedia(id)).toMatchObject({ version: 3, width: 50, altTexts: texts("Ein Strand") });
    const changes = await read.change.findMany({ where: { noun: "media" }, orderBy: { createdAt: "asc" } });
    expect(changes.map(({ action }) => action)).toEqual(["create", "update", "update"]);
  });
});
