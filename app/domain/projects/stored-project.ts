import type { ProjectForm } from "./project-schema";

/** What a form writes into the columns. */
export function columnsOf(form: ProjectForm) {
  return {
    title: form.title,
    description: form.description,
    category: form.category,
    imageUrl: form.image_url,
    projectUrl: form.project_url || null,
    year: form.year,
    sortOrder: form.sort_order,
    isFeatured: form.is_featured,
    isActive: form.is_active,
  };
}
