import { asTyped } from "../record/earlier-form.server";
import type { ResourceRestore } from "../record/record-operations.server";
import type { TranslatedProject } from "./project";
import { projectUpdated } from "./project-notices";
import { projectSchema, type ProjectForm } from "./project-schema";

/** How a project is set back to an earlier state, and how a deleted one comes back. */
export const projectPast: ResourceRestore<TranslatedProject, ProjectForm> = {
  formFrom: ({ year, sort_order, ...snapshot }) => {
    const numbers = { year: String(year), sort_order: String(sort_order) };
    return projectSchema.safeParse({ ...asTyped(snapshot), ...numbers }).data ?? null;
  },
  withPicture: (form, image_url) => ({ ...form, image_url }),
  bringBack: async (tx, { id }, form) => {
    const { _max } = await tx.project.aggregate({ where: { deletedAt: null }, _max: { sortOrder: true } });
    const data = { deletedAt: null, isActive: form.is_active, sortOrder: (_max.sortOrder ?? 0) + 1, version: { increment: 1 } };
    return tx.project.updateMany({ where: { id, deletedAt: { not: null } }, data });
  },
  shownOn: (project) => projectUpdated(project).screen,
};
