import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { projectHead } from "~/domain/projects/project-head";
import { giveMissingSlugs } from "~/domain/projects/project-slugs.server";
import { findProjectPage, isProjectShown, listFirstProjects, listProjectSlugs, projectRecords } from "~/domain/projects/projects.server";
import { showingDrafts } from "~/domain/record/shown-drafts.server";
import { pageOfValues } from "~/domain/desk/draft-state.server";
import { usesOf } from "~/domain/desk/picture-uses.server";
import { company } from "~/i18n/company";
import { read, write } from "~/platform/database.server";
import { BY, createProject, createProjects, emptyProjects, formWith } from "./factories";

beforeEach(emptyProjects);

async function rename({ id, version }: { id: string; version: number }, title: string) {
  const result = await projectRecords.update({ id, version, form: formWith({ title }), by: BY });
  if (!result.ok) throw new Error(result.reason);
  return result.record;
}

async function pageAt(slug: string) {
  const found = await findProjectPage(slug, "de");
  expect(await isProjectShown(slug)).toBe(found !== null);
  return found;
}

describe("the page of a project", () => {
  it("has an address made from its title, the same in every language", async () => {
    const { id } = await createProject({ title: "Frequenz Süd", es: { ...formWith().es, title: "Frecuencia Sur" } });
    expect(await findProjectPage("frequenz-sued", "es")).toMatchObject({ slug: "frequenz-sued", project: { id, title: "Frecuencia Sur" }, next: null });
    expect((await listFirstProjects("en"))[0]?.slug).toBe("frequenz-sued");
  });

  it("stays available at its former addresses, which lead to the current one", async () => {
    const made = await createProject({ title: "Brandung" });
    const renamed = await rename(made, "Riff");
    expect(await pageAt("brandung")).toMatchObject({ slug: "riff", project: { id: made.id } });
    expect(await pageAt("riff")).toMatchObject({ slug: "riff" });
    const other = await createProject({ title: "Brandung" });
    expect(await pageAt("brandung-2")).toMatchObject({ slug: "brandung-2", project: { id: other.id } });
    await rename(renamed, "Brandung");
    expect(await pageAt("riff")).toMatchObject({ slug: "brandung", project: { id: made.id } });
    expect(await listProjectSlugs()).toHaveLength(2);
  });

  it("gets a number in its address when several projects have the same title", async () => {
    for (let count = 0; count < 10; count += 1) await createProject({ title: "Riff" });
    const slugs = await listProjectSlugs();
    expect(new Set(slugs).size).toBe(10);
    expect(slugs).toContain("riff-9");
  });

  it("is not found while the project is inactive or deleted, and returns with it", async () => {
    const { id, version } = await createProject({ title: "Riff" });
    await projectRecords.update({ id, version, form: formWith({ title: "Riff", is_active: false }), by: BY });
    expect(await pageAt("riff")).toBeNull();
    expect(await listProjectSlugs()).toEqual([]);
    await projectRecords.update({ id, version: version + 1, form: formWith({ title: "Riff" }), by: BY });
    await projectRecords.remove({ id, version: version + 2, by: BY });
    expect(await pageAt("riff")).toBeNull();
    const deleted = await projectRecords.findDeleted(id);
    await projectRecords.restoreDeleted({ id, deletion: deleted?.deletion ?? "", by: BY });
    expect(await pageAt("riff")).toMatchObject({ project: { id } });
  });

  it("is not found at an unknown address", async () => {
    expect(await pageAt("nie-gedreht")).toBeNull();
  });

  it.each([
    ["Dokumentarfilm", "Movie"],
    ["Feature film", "Movie"],
    ["Documental", "Movie"],
    ["Dokumentarfilme", "Movie"],
    ["Cortometrajes", "Movie"],
    ["Documental audiovisual", "Movie"],
    ["Radio-Feature", "CreativeWork"],
    ["Audio documentary", "CreativeWork"],
    ["Documental sonoro", "CreativeWork"],
    ["Werbefilm", "CreativeWork"],
  ])("declares a %s as a %s in its structured data", async (category, type) => {
    await createProject({ title: "Riff", category });
    const found = await findProjectPage("riff", "de");
    const head = found && projectHead(found, { language: "de", origin: "https://calima.example", company });
    expect(JSON.stringify(head)).toContain(`{"@type":"${type}"`);
  });

  it("declares contributors, duration, breadcrumbs and other languages for search engines", async () => {
    await createProject({ title: "Riff", category: "Dokumentarfilm", running_time: "94 min", credits: "Regie: Elena Marqués\nDank an alle" });
    const found = await pageAt("riff");
    const head = found && projectHead(found, { language: "de", origin: "https://calima.example", company });
    expect(head).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "es", href: "https://calima.example/es/proyectos/riff" });
    for (const part of [
      '"duration":"PT94M"',
      '"contributor":[{"@type":"Role","roleName":"Regie","contributor":{"@type":"Person","name":"Elena Marqués"}}]',
      '"position":3,"name":"Riff","item":"https://calima.example/de/projekte/riff"}',
    ]) expect(JSON.stringify(head)).toContain(part);
  });

  it("has a one-line description and a share picture, even without a still of its own", async () => {
    await createProject({ title: "Riff", description: "Ein Riff.\n\nUnd wer davon lebt.", image_url: "https://anderswo.example/riff.jpg" });
    const found = await pageAt("riff");
    const head = found && projectHead(found, { language: "de", origin: "https://calima.example", company });
    expect(head).toContainEqual({ name: "description", content: "Ein Riff. Und wer davon lebt." });
    expect(head).toContainEqual({ property: "og:image", content: "https://calima.example/artwork/share/kino-de.jpg" });
  });

  it("shows the draft in a preview", async () => {
    const { id } = await createProject({ title: "Riff" });
    const drafts = new Map([["projects", new Map([[id, { ...formWith({ title: "Riff" }), story: "Noch geheim." }]])]]);
    expect(await showingDrafts(drafts, () => pageAt("riff"))).toMatchObject({ project: { story: "Noch geheim." } });
    expect(await pageAt("riff")).toMatchObject({ project: { story: "" } });
  });

  it("has the id as its address in the preview of a new project, and is not found otherwise", async () => {
    const id = randomUUID();
    const values = formWith({ title: "Noch geheim", is_featured: true });
    const { slug } = await pageOfValues({ resource: "projects", recordId: id }, values);
    expect(slug).toBe(id);
    const found = await showingDrafts(new Map([["projects", new Map([[id, values]])]]), async () => ({
      page: await findProjectPage(id, "de"),
      cards: await listFirstProjects("de"),
    }));
    expect(found).toMatchObject({ page: { slug: id, project: { title: "Noch geheim" } }, cards: [{ slug: id }] });
    expect(await pageAt(id)).toBeNull();
  });

  it("leads to the next project in the order of the site, and from the last to the first", async () => {
    for (const [index, title] of ["Eins", "Zwei", "Drei"].entries()) await createProject({ title, sort_order: index });
    const titles = await Promise.all(["eins", "zwei", "drei"].map(async (slug) => (await pageAt(slug))?.next?.title));
    expect(titles).toEqual(["Zwei", "Drei", "Eins"]);
  });

  it("shows the gallery pictures that exist, and protects them from deletion", async () => {
    const filename = `1700000000000-${randomUUID().replaceAll("-", "").slice(0, 16)}.webp`;
    const files = { originalName: "a.png", fileSize: 1, mimeType: "image/webp", width: 1, height: 1, widths: [] };
    const pictures = [filename, "gone.webp"].map((name) => ({ ...files, filename: name, filePath: `general/${name}` }));
    await write((tx) => tx.mediaAsset.createMany({ data: pictures }));
    const gallery = [`/media/general/${filename}`, "/media/general/gone.webp", "/artwork/projects/neun-winde.webp"].join("\n");
    const { id } = await createProject({ title: "Riff", gallery });
    await write((tx) => tx.mediaAsset.deleteMany({ where: { filename: "gone.webp" } }));
    const found = await pageAt("riff");
    expect(found?.gallery.map(({ src }) => src)).toEqual([`/media/general/${filename}`, "/artwork/projects/neun-winde.webp"]);
    expect(await usesOf({ filename })).toMatchObject([{ resource: "projects", id }]);
  });
});

describe("projects without an address", () => {
  it("get one each, the oldest one without a number", async () => {
    await createProjects(700);
    const twins = ["b", "a"].map((id) => ({ id, title: "Riff", description: "", category: "", imageUrl: "", year: 2000, sortOrder: 9_999, createdAt: new Date(id === "b" ? 0 : 1) }));
    await write((tx) => tx.project.createMany({ data: twins }));
    expect(await write(giveMissingSlugs)).toBe(702);
    expect(await write(giveMissingSlugs)).toBe(0);
    expect(await pageAt("riff")).toMatchObject({ project: { id: "b" } });
    expect(await pageAt("projekt-700")).toMatchObject({ project: { title: "Projekt 700" } });
    expect(await read.projectSlug.count()).toBe(702);
  });
});
