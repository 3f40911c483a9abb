import { beforeEach, describe, expect, it } from "vitest";
import { listFeaturedProjects, listFirstProjects } from "~/domain/projects/projects.server";
import { write } from "~/platform/database.server";

const salt = {
  id: "salt",
  title: "Die Salzlinie",
  description: "Ein Film",
  category: "Dokumentarfilm",
  imageUrl: "/artwork/projects/die-salzlinie.webp",
  year: 2024,
  isFeatured: true,
};

beforeEach(() =>
  write(async (tx) => {
    await tx.project.deleteMany();
    await tx.translation.deleteMany();
  }),
);

describe("the featured projects", () => {
  it("are active, featured, in their order, and at most six", async () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...salt, id: `p${String(index)}`, sortOrder: 7 - index }));
    const hidden = [
      { ...salt, id: "gone", isActive: false },
      { ...salt, id: "plain", isFeatured: false },
    ];
    await write((tx) => tx.project.createMany({ data: [...seven, ...hidden] }));
    expect((await listFeaturedProjects("de")).map(({ id }) => id)).toEqual(["p6", "p5", "p4", "p3", "p2", "p1"]);
  });

  it("have the picture of their address, or none", async () => {
    const lost = { ...salt, id: "lost", imageUrl: "/media/projects/1-gone.webp", sortOrder: 1 };
    await write((tx) => tx.project.createMany({ data: [salt, lost] }));
    const pictures = (await listFeaturedProjects("de")).map(({ picture }) => picture?.src ?? null);
    expect(pictures).toEqual([salt.imageUrl, null]);
  });

  it("are shown in the visitor's language where translated", async () => {
    await write(async (tx) => {
      await tx.project.create({ data: salt });
      const place = { resource: "projects", recordId: "salt", languageCode: "es", field: "title", sourceText: salt.title };
      await tx.translation.create({ data: { ...place, value: "La línea de sal" } });
    });
    expect((await listFeaturedProjects("es"))[0]).toMatchObject({
      title: "La línea de sal",
      description: "Ein Film",
      germanTexts: ["description", "category", "story", "role", "runningTime", "occasion", "credits"],
    });
  });
});

describe("the projects on the start page", () => {
  it("are the first three: featured ones, then other active ones, each in their order", async () => {
    const rows = [
      { ...salt, id: "plain-second", isFeatured: false, sortOrder: 2 },
      { ...salt, id: "plain-first", isFeatured: false, sortOrder: 1 },
      { ...salt, id: "featured-second", sortOrder: 9 },
      { ...salt, id: "featured-first", sortOrder: 8 },
      { ...salt, id: "inactive", isActive: false, sortOrder: 0 },
    ];
    await write((tx) => tx.project.createMany({ data: rows }));
    expect((await listFirstProjects("de")).map(({ id }) => id)).toEqual(["featured-first", "featured-second", "plain-first"]);
  });

  it("are none when there are no projects", async () => {
    expect(await listFirstProjects("en")).toEqual([]);
  });
});
