import { randomUUID } from "node:crypto";
import type { projects } from "~/domain/projects/projects";
import { projectRecords } from "~/domain/projects/projects.server";
import type { FormOf } from "~/domain/record/resource";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { type FormPart, withPart } from "../record/form-part";

type ProjectForm = FormOf<typeof projects>;

export const BY = "admin-user-1";

/** The form of a project with its required fields. */
export function formWith(values: FormPart<ProjectForm> = {}): ProjectForm {
  const none = { title: "", description: "", category: "", story: "", role: "", running_time: "", occasion: "", credits: "" };
  const usual: ProjectForm = {
    title: "Die Brandung",
    description: "Ein Film über das Meer.",
    category: "Spielfilm",
    image_url: "/artwork/projects/die-salzlinie.webp",
    story: "",
    role: "",
    running_time: "",
    occasion: "",
    credits: "",
    gallery: "",
    video_url: "",
    services: [],
    project_url: "",
    year: 2025,
    sort_order: 0,
    is_featured: true,
    is_active: true,
    ...byTranslation(() => none),
  };
  return withPart(usual, values);
}

/** Creates a project and returns the stored record. */
export async function createProject(values: FormPart<ProjectForm> = {}) {
  const result = await projectRecords.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`the project was not created: ${result.reason}`);
  return result.record;
}

/** Writes many projects directly into the table. */
export async function createProjects(count: number) {
  const projects = Array.from({ length: count }, (_, index) => ({
    title: `Projekt ${(index + 1).toString()}`,
    description: "Ein Satz über den Film. ".repeat(20),
    category: "Dokumentarfilm",
    imageUrl: `/media/projects/${(index + 1).toString()}.webp`,
    projectUrl: "https://film.example/",
    year: 2024,
    isFeatured: index % 2 === 0,
    sortOrder: index,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
  }));
  await write((tx) => tx.project.createMany({ data: projects }));
}

export async function emptyProjects() {
  await write(async (tx) => {
    await tx.project.deleteMany();
    await tx.projectSlug.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
    await tx.mediaAsset.deleteMany();
  });
}
