import { randomUUID } from "node:crypto";

/** What the form of a new project opens with. */
export function freshProject() {
  return { id: randomUUID(), year: new Date().getFullYear().toString(), sort_order: "0", is_active: "on" };
}
