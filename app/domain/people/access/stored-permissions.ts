import { z } from "zod";
import type { Action, Permissions, Resource } from "./permissions";

const nothing = { create: false, read: false, update: false, delete: false };

const actions = z
  .object({ create: z.boolean(), read: z.boolean(), update: z.boolean(), delete: z.boolean() })
  .catch(nothing);

const permissions = z.object({
  dashboard: actions,
  statistics: actions,
  pages: actions,
  content: actions,
  team: actions,
  sponsors: actions,
  projects: actions,
  services: actions,
  media: actions,
  users: actions,
  podcast_crew: actions,
  podcast_content: actions,
  settings: actions,
  logs: actions,
  messages: actions,
  test_database: actions,
} satisfies Record<Resource, z.ZodType<Record<Action, boolean>>>);

/**
 * Reads the permission map of a role's row, whatever stands in it. Closed by default: what is missing or
 * malformed permits nothing, and a map that is none permits nothing at all.
 */
export function permissionsFrom(stored: unknown): Permissions {
  const parsed = permissions.safeParse(stored);
  return parsed.success ? parsed.data : permissions.parse({});
}
