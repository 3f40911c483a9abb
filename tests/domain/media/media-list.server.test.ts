import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { byTranslation } from "~/i18n/languages";
import { countPictureUses } from "~/domain/desk/picture-uses.server";
import { mediaRecords } from "~/domain/media/media.server";
import { isPictureUrl } from "~/domain/record/upload-rules";
import { listMedia } from "~/domain/media/media-admin.server";
import { write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { sqlOf } from "../../harness/sql";
import { createMember, emptyTeam } from "../team/factories";
import { countStatements } from "../team/statements";
import { BY, mediaForm, photoFile, uploadPhoto } from "./factories";

/** Writes rows directly into the table, the first one the newest. */
async function createMediaRows(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    filename: `${index.toString()}.webp`,
    filePath: `general/${index.toString()}-0a1b2c3d.webp`,
    originalName: index % 2 === 0 ? `Ärger ${index.toString()}.jpg` : `Strand ${index.toString()}.png`,
    category: index % 4 === 0 ? "team" : "general",
    fileSize: 1024,
    mimeType: "image/webp",
    width: 900,
    height: 600,
    widths: [400, 800, 900],
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
  }));
  await write((tx) => tx.mediaAsset.createMany({ data: rows }));
}

beforeEach(emptyTeam);

/** The pictures that come with the site: nine people, eight projects and twelve sponsors. */
const SHIPPED = 29;

const ALL = { search: "", category: undefined, page: 1 };

describe("the media list", () => {
  it("shows the newest file first, with its URL, file URL and thumbnail", async () => {
    await createMediaRows(3);
    const { files, total } = await listMedia(ALL);
    expect(total).toBe(3 + SHIPPED);
    expect(files.slice(0, 4).map(({ originalName }) => originalName)).toEqual(["Ärger 0.jpg", "Strand 1.png", "Ärger 2.jpg", "elena-marques.webp"]);
    expect(files[1]).toMatchObject({
      url: "/media/general/1.webp",
      fileUrl: "/media/general/1-0a1b2c3d.webp",
      thumbnail: "/media/general/1-0a1b2c3d-400.webp",
    });
  });

  it("is paginated and can be filtered by name in any case and by category", async () => {
    await createMediaRows(60);
    expect(await listMedia({ ...ALL, page: 3 })).toMatchObject({ total: 60 + SHIPPED, page: 3, pageCount: 4 });
    expect((await listMedia({ ...ALL, page: 3 })).files.map(({ file }) => file === null)).toEqual([...Array<boolean>(12).fill(false), ...Array<boolean>(12).fill(true)]);
    expect((await listMedia({ ...ALL, page: 99 })).files).toHaveLength(60 + SHIPPED - 3 * 24);
    expect(await listMedia({ ...ALL, search: "äRGER" })).toMatchObject({ total: 30, pageCount: 2 });
    expect(await listMedia({ ...ALL, category: "team" })).toMatchObject({ total: 15 + 9 });
    expect(await listMedia({ search: "strand", category: "team", page: 1 })).toMatchObject({ total: 0, files: [], pageCount: 1 });
  });

  it.each(["NFC", "NFD"])("finds a name with umlauts in %s, in either Unicode form of the query", async (form) => {
    await uploadPhoto(await photoFile({ name: "Küste.jpg".normalize(form) }));
    const found = await Promise.all(["küste", "küste".normalize("NFD")].map(async (search) => (await listMedia({ ...ALL, search })).total));
    expect(found).toEqual([1, 1]);
  });

  it.each(["", "ärger"])("needs two queries for ten files and for a thousand (search: %j)", async (search) => {
    await createMediaRows(10);
    const few = await countStatements(() => listMedia({ ...ALL, search }));
    await emptyTeam();
    await createMediaRows(1_000);
    const many = await countStatements(() => listMedia({ ...ALL, search, page: 2 }));
    expect([few, many]).toEqual([2, 2]);
  });

  it("ends with the pictures that come with the site, which nobody can delete and records can use", async () => {
    const { files, total } = await listMedia({ ...ALL, state: "shipped" });
    const { files: more } = await listMedia({ ...ALL, state: "shipped", page: 2 });
    const folders = ["people", "projects", "sponsors"].map((folder) => `/artwork/${folder}`);
    const onDisk = folders.flatMap((folder) => readdirSync(`public${folder}`).map((name) => `${folder}/${name}`));
    expect([...files, ...more].map(({ url }) => url).toSorted()).toEqual(onDisk.filter((path) => !/-\d+\.webp$/.test(path)).toSorted());
    expect(total).toBe(SHIPPED);
    expect(files.every(({ url, file }) => isPictureUrl(url) && file === null)).toBe(true);
    expect(onDisk).toContain(files[0]?.thumbnail);
  });

  it("marks files that lack an alt text in a language", async () => {
    const { id } = await uploadPhoto();
    await createMediaRows(1);
    const [whole, part] = [mediaForm("Ein Strand", byTranslation((language) => `Una playa (${language})`)), mediaForm("Ein Strand", { es: "Una playa" })];
    const incomplete = async () => (await listMedia({ ...ALL, state: "incomplete" })).files.map(({ originalName, isIncomplete }) => [originalName, isIncomplete]);
    await mediaRecords.update({ id, version: 1, form: part, by: BY });
    expect(await incomplete()).toEqual([["Strand.jpg", true], ["Ärger 0.jpg", true]]);
    await mediaRecords.update({ id, version: 2, form: whole, by: BY });
    expect(await incomplete()).toEqual([["Ärger 0.jpg", true]]);
    expect(await listMedia(ALL)).toMatchObject({ incomplete: 1 });
  });

  it("counts the uses of each file and finds unused files", async () => {
    const [used, unused] = [await uploadPhoto(), await uploadPhoto(await photoFile({ name: "Hafen.jpg" }))];
    for (const name of ["Alba", "Bruno"]) await createMember({ name, image_url: used.url });
    await createMember({ image_url: "/artwork/people/elena-marques.webp" });
    const countUses = await countPictureUses();
    expect([used.url, unused.url, "/artwork/people/elena-marques.webp", "/artwork/people/jonas-hartwig.webp"].map(countUses)).toEqual([2, 0, 1, 0]);
    const { files, total } = await listMedia({ ...ALL, state: "unused", isUsed: (url) => countUses(url) > 0 });
    expect(files[0]?.originalName).toBe("Hafen.jpg");
    expect([total, files.some(({ originalName }) => originalName === "elena-marques.webp")]).toEqual([SHIPPED, false]);
  });

  it("is empty while the table does not exist", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table media_assets rename to out_of_reach"]);
    try {
      expect(await listMedia(ALL)).toEqual({ files: [], total: 0, incomplete: 0, page: 1, pageCount: 1 });
    } finally {
      await sql.run(["alter table out_of_reach rename to media_assets"]);
      await sql.close();
    }
  });
});
