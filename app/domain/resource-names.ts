/**
 * What the resources are called whose records staff make, edit, delete and bring back. Apart from `resources.ts`, whose
 * declarations bring the schemas with them: the menu, which is on every screen, needs the names only.
 */
export const RESOURCE_NAMES = ["team", "sponsors", "projects", "services", "podcast_crew"] as const;

export type ResourceName = (typeof RESOURCE_NAMES)[number];
