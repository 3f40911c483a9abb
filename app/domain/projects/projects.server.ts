import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { CARDS_ON_A_PAGE } from "./project-lists";
import { giveSlug } from "./project-slugs.server";
import { projects } from "./projects";

/** What the site shows, as far as there is room. */
export const FEATURED = { isActive: true, isFeatured: true, deletedAt: null };

export const projectTable = tableOf(projects, {
  model: "project",
  present: { deletedAt: null },
  found: { isActive: true },
  orderBy: BY_POSITION,
  removal: {
    hides: () => ({ isActive: false, deletedAt: new Date() }),
    shows: ({ is_active }) => ({ isActive: is_active, deletedAt: null }),
  },
  staffOrder: {
    isListed: ({ isActive, isFeatured }) => isActive && isFeatured,
    rowsOnAPage: (filter) => (filter === "featured" ? CARDS_ON_A_PAGE : null),
  },
  afterSave: (tx, { id, form }) => giveSlug(tx, { id, title: form.title }),
  page: () => "services",
  isShown: ({ isActive, isFeatured }) => isActive && isFeatured,
});

export const projectRecords = operationsOf(projectTable);
