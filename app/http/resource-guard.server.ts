import { type Action, can, type Resource, RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { notFound } from "./errors";
import { requirePermission, requireUser } from "./guard.server";

/**
 * Who is asking, if they may do this to the records of the resource that the address names; null is no resource. First
 * statement of every loader and action that serves several resources.
 */
export async function requireResourcePermission<Name extends Resource>(request: Request, action: Action, resource: Name | null) {
  if (resource === null) {
    await requireUser(request);
    throw notFound();
  }
  return { resource, user: await requirePermission(request, action, resource) };
}

/** Of which of the resources somebody may see the records, and of which change them. Who may see none is refused. */
export async function requireReadableResources<Name extends Resource>(request: Request, all: readonly Name[]) {
  const user = await requireUser(request);
  const resources = all.filter((resource) => can(user, "read", resource));
  const [first] = all;
  if (resources.length === 0 && first) await requirePermission(request, "read", first);
  return { resources, mayUpdate: (resource: Name) => can(user, "update", resource) };
}

/** Of which resources somebody may put the samples away: it changes what the whole site says, and deletes. */
export async function requireSamplesPermission(request: Request) {
  const user = await requirePermission(request, "update", "settings");
  const resources = RESOURCE_NAMES.filter((resource) => can(user, "delete", resource));
  if (resources.length === 0) await requirePermission(request, "delete", RESOURCE_NAMES[0]);
  return { user, resources };
}
