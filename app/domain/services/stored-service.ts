import type { ServiceForm } from "./service-schema";

/** What a form writes into the columns. */
export function columnsOf(form: ServiceForm) {
  return {
    title: form.title,
    description: form.description,
    icon: form.icon,
    category: form.category,
    isActive: form.is_active,
    ...(form.sort_order !== null && { sortOrder: form.sort_order }),
  };
}
