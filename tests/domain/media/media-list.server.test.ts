import { beforeEach, describe, expect, it } from "vitest";
import { listMedia } from "~/domain/media/media-admin.server";
import { write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { sqlOf } from "../../harness/sql";
import { emptyTeam } from "../team/factories";
import { countStatements } from "../team/statements";

/** Straight into the table, the first one the newest. */
async function stock(count: number) {
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

const ALL = { search: "", category: undefined, page: 1 };

describe("the list of the media", () => {
  it("has the newest first, with the addresses of reference, file and small file", async () => {
    await stock(3);
    const { files, total } = await listMedia(ALL);
    expect(total).toBe(3);
    expect(files.map(({ originalName }) => originalName)).toEqual(["Ärger 0.jpg", "Strand 1.png", "Ärger 2.jpg"]);
    expect(files[1]).toMatchObject({
      url: "/media/general/1.webp",
      fileUrl: "/media/general/1-0a1b2c3d.webp",
      thumbnail: "/media/general/1-0a1b2c3d-400.webp",
    });
  });

  it("is cut into pages, found by name in any case, and by category", async () => {
    await stock(60);
    expect(await listMedia({ ...ALL, page: 3 })).toMatchObject({ total: 60, page: 3, pageCount: 3 });
    expect((await listMedia({ ...ALL, page: 3 })).files).toHaveLength(12);
    expect(await listMedia({ ...ALL, page: 99 })).toMatchObject({ page: 3 });
    expect(await listMedia({ ...ALL, search: "äRGER" })).toMatchObject({ total: 30, pageCount: 2 });
    expect(await listMedia({ ...ALL, category: "team" })).toMatchObject({ total: 15 });
    expect(await listMedia({ search: "strand", category: "team", page: 1 })).toMatchObject({ total: 0, files: [], pageCount: 1 });
  });

  it.each(["", "ärger"])("costs two queries for ten files and for a thousand (search: %j)", async (search) => {
    await stock(10);
    const few = await countStatements(() => listMedia({ ...ALL, search }));
    await emptyTeam();
    await stock(1_000);
    const many = await countStatements(() => listMedia({ ...ALL, search, page: 2 }));
    expect([few, many]).toEqual([2, 2]);
  });

  it("is empty where there is no table yet", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table media_assets rename to out_of_reach"]);
    try {
      expect(await listMedia(ALL)).toEqual({ files: [], total: 0, page: 1, pageCount: 1 });
    } finally {
      await sql.run(["alter table out_of_reach rename to media_assets"]);
      await sql.close();
    }
  });
});
