import { beforeEach, describe, expect, it } from "vitest";
import { listFeaturedProjects, listProjectsForAdmin, projectRecords } from "~/domain/projects/projects.server";
import { read } from "~/platform/database.server";
import { sqlOf } from "../../harness/sql";
import { BY, emptyProjects, formWith, createProject, createProjects } from "./factories";

const shown = async () => (await listFeaturedProjects("de")).map(({ title }) => title).join(" ");

beforeEach(emptyProjects);

describe("a project", () => {
  it("is stored with all values of its form", async () => {
    const { id } = await createProject({
      project_url: "https://brandung.example/",
      year: 1999,
      sort_order: 4,
      es: { ...formWith().es, title: "El oleaje" },
    });
    expect(await read.project.findUnique({ where: { id } })).toMatchObject({
      title: "Die Brandung",
      imageUrl: "/artwork/projects/die-salzlinie.webp",
      projectUrl: "https://brandung.example/",
      year: 1999,
      sortOrder: 4,
      isFeatured: true,
      isActive: true,
      deletedAt: null,
    });
    expect(await listFeaturedProjects("es")).toMatchObject([{ title: "El oleaje", category: "Spielfilm" }]);
    expect(await read.change.findMany({ where: { recordId: id } })).toMatchObject([{ resource: "projects", action: "create" }]);
  });

  it("that is inactive stays in the admin list and is not on the site", async () => {
    const { id, version } = await createProject();
    await projectRecords.update({ id, version, form: formWith({ is_active: false }), by: BY });
    expect(await shown()).toBe("");
    expect(await listProjectsForAdmin({ page: 1 })).toMatchObject({ projects: [{ isActive: false }], counts: { all: 1, featured: 0, inactive: 1 } });
  });

  it("that was deleted is in no list, but its row remains", async () => {
    const { id, version } = await createProject({ title: "Vorbei" });
    expect(await projectRecords.remove({ id, version, by: BY })).toMatchObject({ ok: true, record: { title: "Vorbei" } });
    expect(await listProjectsForAdmin({ page: 1 })).toMatchObject({ projects: [], counts: { all: 0, inactive: 0 } });
    expect(await shown()).toBe("");
    const row = await read.project.findUnique({ where: { id } });
    expect(row).toMatchObject({ title: "Vorbei", isActive: false });
    expect(row?.deletedAt).toBeInstanceOf(Date);
    expect(await projectRecords.update({ id, version, form: formWith(), by: BY })).toEqual({ ok: false, reason: "deleted" });
  });
});

describe("the order on the site", () => {
  it("changes by one step, even if all projects have the default number", async () => {
    for (const title of ["A", "B", "C"]) await createProject({ title });
    const order = (await shown()).split(" ");
    const [, second = "", third = ""] = order;
    const found = await read.project.findFirst({ where: { title: third }, select: { id: true, version: true } });
    await projectRecords.move({ id: "", version: 0, ...found, direction: "up", by: BY });
    expect((await shown()).split(" ")).toEqual([order[0], third, second]);
  });

  it("shows six; the admin list shows them all", async () => {
    await createProjects(20);
    expect(await shown()).toBe("Projekt 1 Projekt 3 Projekt 5 Projekt 7 Projekt 9 Projekt 11");
    const list = await listProjectsForAdmin({ filter: "featured", page: 1 });
    expect(list.projects).toHaveLength(10);
    expect(list.projects?.at(0)).toMatchObject({ title: "Projekt 1", isFirst: true });
  });
});

it("the admin list starts with the newest project, in pages", async () => {
  await createProjects(26);
  const list = await listProjectsForAdmin({ page: 3 });
  expect(list).toMatchObject({ page: 3, pageCount: 3, counts: { all: 26, featured: 13, inactive: 0 } });
  expect(list.projects?.map(({ title }) => title)).toEqual(["Projekt 2", "Projekt 1"]);
});

it("the admin list is null, without an error, when the table is missing", async () => {
  const sql = sqlOf(process.env.DATABASE_URL ?? "");
  await sql.run(["ALTER TABLE projects RENAME TO projects_elsewhere"]);
  try {
    expect(await listProjectsForAdmin({ page: 1 })).toMatchObject({ projects: null });
  } finally {
    await sql.run(["ALTER TABLE projects_elsewhere RENAME TO projects"]);
    await sql.close();
  }
});
