import * as z from "zod";
import { type Permissions, type PermissionResource, PERMISSION_RESOURCES } from "./permissions";

const nothing = { create: false, read: false, update: false, delete: false };

const actions = z
  .object({ create: z.boolean(), read: z.boolean(), update: z.boolean(), delete: z.boolean() })
  .catch(nothing);

const stored = z.record(z.string(), z.unknown()).catch({});

/** Missing or malformed entries permit nothing. */
export function permissionsFrom(row: unknown): Permissions;
export function permissionsFrom(row: unknown): Record<string, Permissions[PermissionResource]> {
  const said = stored.parse(row);
  return Object.fromEntries(PERMISSION_RESOURCES.map((resource) => [resource, actions.parse(said[resource])]));
}
