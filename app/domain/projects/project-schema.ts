import { z } from "zod";
import { pictureAddress, pictureFile } from "../media/upload-rules";
import { line, newRecord, requiredLine, requiredText, storedRecord, text, webAddress, wholeNumber } from "../record/fields";
import type { TranslatedProject } from "./project";

const ALL_REQUIRED = "Bitte füllen Sie alle Pflichtfelder aus.";
const YEARS = "Bitte geben Sie ein Jahr von 1900 bis 2100 ein.";

const translation = z
  .object({ title: line, description: text, category: line })
  .default({ title: "", description: "", category: "" });

const fields = z.object({
  title: requiredLine(ALL_REQUIRED),
  description: requiredText(ALL_REQUIRED),
  category: requiredLine(ALL_REQUIRED),
  image_url: pictureAddress,
  project_url: webAddress,
  year: wholeNumber(() => new Date().getFullYear()).pipe(z.number().min(1900, YEARS).max(2100, YEARS)),
  sort_order: wholeNumber(() => 0).pipe(z.number().min(0, "Mindestens 0.").max(999_999, "Höchstens 999999.")),
  is_featured: z.boolean().default(false),
  is_active: z.boolean().default(false),
  es: translation,
  en: translation,
});

export type ProjectForm = z.output<typeof fields>;

const withFile = fields.extend({ file: pictureFile.optional() });

const hasPicture = (form: { image_url?: string; file?: File }) => form.file !== undefined || Boolean(form.image_url);
// why: `when` names this mistake together with the others instead of after they are mended
const pictureMissing = { path: ["image_url"], error: ALL_REQUIRED, when: () => true };

export const newProjectSchema = withFile.extend(newRecord).refine(hasPicture, pictureMissing);

export const projectSchema = withFile.extend(storedRecord).refine(hasPicture, pictureMissing);

/** The project as its form shows it. */
export function formOfProject(project: TranslatedProject): ProjectForm {
  return {
    title: project.title,
    description: project.description,
    category: project.category,
    image_url: project.imageUrl,
    project_url: project.projectUrl ?? "",
    year: project.year,
    sort_order: project.sortOrder,
    is_featured: project.isFeatured,
    is_active: project.isActive,
    es: project.es,
    en: project.en,
  };
}

/** What the form of a stored project opens with. */
export function editedProject(project: TranslatedProject) {
  return { title: project.title, values: { ...formOfProject(project), version: project.version } };
}
